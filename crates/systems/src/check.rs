//! What of a card a policy does not permit.

use openroom_cases::meanings::cells::Cell;
use openroom_cases::meanings::witness::Witness;
use openroom_cases::meanings::{About, Meaning, Purpose, Shape, Suit, Suited};

use crate::call::{Call, Place, Strain};
use crate::card::{Agreement, Card, Kind, Psychic};
use crate::hands::{Common, cells, is_within, kind, kinds, known_suit, least_points, witness};
use crate::policy::{Exception, Method, Policy, Standing};

/// What a standing rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ground {
    /// What the policy says of the method.
    Policy,
    /// It is a defence, which the policy leaves free (171.3e).
    Defence,
    /// An agreement that the policy permits by name (171.6).
    Agreement(String),
    /// The Director's word.
    Director {
        /// Who decided.
        by: String,
        /// Why.
        reason: String,
    },
}

/// A method found on a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Where on the card.
    pub place: Place,
    /// The line of the file.
    pub line: u32,
    /// Which method.
    pub method: Method,
    /// The suits that it is about.
    pub suits: Vec<Suit>,
    /// The points that make the difference.
    pub points: Option<u8>,
    /// A hand that shows it.
    pub witness: Option<Witness>,
    /// Whether the policy permits it.
    pub standing: Standing,
    /// Why.
    pub ground: Ground,
}

/// What a card should say and does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unsaid {
    /// What a pass in opening position shows.
    Pass,
    /// Overcalls of natural openings.
    Overcalls,
    /// Whether signals are encrypted.
    EncryptedSignals,
    /// Whether psychic calls are protected or required by the system.
    Psychics,
    /// In what style the card is made, where the policy has some.
    Style,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The methods, in the order of the card.
    pub findings: Vec<Finding>,
    /// What could not be looked at because the card is silent.
    pub unsaid: Vec<Unsaid>,
    /// The style of the card, if the policy does not have it (171.7).
    pub other_style: Option<String>,
}

impl Report {
    /// The strictest standing of all findings.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let all = self.findings.iter().map(|one| one.standing);
        all.max().unwrap_or(Standing::Permitted)
    }
}

/// Holds a card against a policy, for a match of so many boards if that is known.
#[must_use]
pub fn check(card: &Card, policy: &Policy, boards: Option<u16>) -> Report {
    let mut look = Look {
        card,
        policy,
        boards,
        findings: Vec::new(),
    };
    look.openings();
    look.overcalls();
    look.defences();
    look.declared();
    look.ruled();
    let style = card.style.clone();
    Report {
        unsaid: unsaid(card, policy),
        other_style: style.filter(|one| !policy.cards.is_empty() && !policy.cards.contains(one)),
        findings: look.findings,
    }
}

fn unsaid(card: &Card, policy: &Policy) -> Vec<Unsaid> {
    let declared = card.declared;
    let psychics = [declared.psychics_protected, declared.psychics_required];
    let all = [
        (Unsaid::Pass, card.opening(Call::Pass).is_none()),
        (Unsaid::Overcalls, card.overcalls.is_empty()),
        (
            Unsaid::EncryptedSignals,
            declared.encrypted_signals.is_none(),
        ),
        (Unsaid::Psychics, psychics.contains(&None)),
        (
            Unsaid::Style,
            card.style.is_none() && !policy.cards.is_empty(),
        ),
    ];
    let silent = all.into_iter().filter(|(_, is)| *is);
    silent.map(|(what, _)| what).collect()
}

/// What a look at a call has found, before anybody says where it stands.
struct Found {
    method: Method,
    suits: Vec<Suit>,
    points: Option<u8>,
    witness: Option<Witness>,
}

impl Found {
    fn of(method: Method) -> Self {
        Self {
            method,
            suits: Vec::new(),
            points: None,
            witness: None,
        }
    }

    fn points(self, points: u8) -> Self {
        Self {
            points: Some(points),
            ..self
        }
    }

    fn suits(self, suits: &[Suit]) -> Self {
        Self {
            suits: suits.to_vec(),
            ..self
        }
    }

    fn witness(self, witness: Option<Witness>) -> Self {
        Self { witness, ..self }
    }
}

struct Look<'a> {
    card: &'a Card,
    policy: &'a Policy,
    boards: Option<u16>,
    findings: Vec<Finding>,
}

impl Look<'_> {
    fn openings(&mut self) {
        for agreed in &self.card.openings {
            let place = Place::Opening(agreed.call);
            let found = match agreed.call {
                Call::Pass => self.pass(agreed),
                Call::Bid(level, strain) => {
                    let mut all = Vec::new();
                    match level {
                        1 => all.extend(self.of_one(agreed)),
                        2 => all.extend(self.brown(agreed)),
                        3 if strain != Strain::NoTrump => all.extend(self.brown(agreed)),
                        _ => {}
                    }
                    if matches!(level, 2 | 3) {
                        all.extend(self.two_suiter(agreed));
                    }
                    all.extend(self.random(agreed));
                    all
                }
                Call::Double => Vec::new(),
            };
            self.put(place, agreed, found);
            self.psychic(place, agreed);
        }
    }

    /// 171.2a: a kind of hand of which the pass shows that it has the values of an opening.
    fn pass(&self, agreed: &Agreement) -> Vec<Found> {
        let least = self.policy.terms.opening;
        let kinds = agreed.meaning.hands.iter();
        let mut kinds = kinds.map(|one| kind(&agreed.meaning, one));
        let opens = |one: &Meaning| {
            let mut hands = cells(one).peekable();
            hands.peek().is_some() && hands.all(|(cell, _)| cell.points >= least)
        };
        let found = kinds.find(opens).map(|one| {
            let hand = witness(&one, |_| true, |_| true);
            Found::of(Method::PassShowsOpening)
                .points(least)
                .witness(hand)
        });
        found.into_iter().collect()
    }

    /// 171.2b to e.
    fn of_one(&self, agreed: &Agreement) -> Vec<Found> {
        let terms = self.policy.terms;
        let meaning = &agreed.meaning;
        let mut all = Vec::new();
        let below = |points: u8| witness(meaning, |cell| cell.points < points, |_| true);
        if let Some(pass) = self.card.opening(Call::Pass) {
            let least = least_points(&pass.meaning);
            if least_points(meaning) < least {
                all.push(
                    Found::of(Method::WeakerThanPass)
                        .points(least)
                        .witness(below(least)),
                );
            }
        }
        // A king below average is still in it.
        if let Some(most) = terms.average.checked_sub(terms.king)
            && least_points(meaning) <= most
        {
            all.push(
                Found::of(Method::KingBelow)
                    .points(most)
                    .witness(below(most + 1)),
            );
        }
        if !self.is_minor_in_strong_system(agreed.call) {
            let kinds = kinds(meaning);
            all.extend(self.length_or_shortness(meaning, &kinds));
            all.extend(self.length_in_either(meaning, &kinds));
        }
        all
    }

    /// One of a minor where one of a minor is strong. Whether it is, the card must show.
    fn is_minor_in_strong_system(&self, call: Call) -> bool {
        let strong = match self.card.kind {
            Kind::StrongClub => Suit::C,
            Kind::StrongDiamond => Suit::D,
            _ => return false,
        };
        let strong = self.card.opening(Call::Bid(1, Strain::Suit(strong)));
        let terms = self.policy.terms;
        self.policy.excepts(Exception::MinorInStrongSystem)
            && matches!(call.suit(), Some(Suit::C | Suit::D))
            && strong.is_some_and(|one| least_points(&one.meaning) >= terms.strong())
    }

    fn length_or_shortness(&self, meaning: &Meaning, kinds: &[Common]) -> Option<Found> {
        let length = self.policy.terms.length;
        let suit = Suit::ALL.into_iter().find(|suit| {
            let at = suit.index();
            kinds.iter().any(|one| one.least[at] >= length)
                && kinds.iter().any(|one| one.most[at] < length)
        })?;
        let short = |cell: &Cell| cell.lengths[suit.index()] < length;
        let hand = witness(meaning, short, |_| true);
        Some(
            Found::of(Method::LengthOrShortness)
                .suits(&[suit])
                .witness(hand),
        )
    }

    fn length_in_either(&self, meaning: &Meaning, kinds: &[Common]) -> Option<Found> {
        let length = self.policy.terms.length;
        let long = |one: &Common, suit: Suit| one.least[suit.index()] >= length;
        let only =
            |suit: Suit, other: Suit| kinds.iter().any(|one| long(one, suit) && !long(one, other));
        // A suit that every kind which shows one has is what the bid shows.
        let shows = |one: &&Common| Suit::ALL.into_iter().any(|suit| long(one, suit));
        let mut suits = Suit::ALL.into_iter();
        if suits.any(|suit| kinds.iter().filter(shows).all(|one| long(one, suit))) {
            return None;
        }
        let pairs = Suit::ALL.into_iter().flat_map(|suit| {
            let others = Suit::ALL.into_iter().filter(move |other| *other > suit);
            others.map(move |other| (suit, other))
        });
        let mut pairs = pairs.filter(|(suit, other)| only(*suit, *other) && only(*other, *suit));
        let (suit, other) = pairs.next()?;
        let lacks = |cell: &Cell| cell.lengths[suit.index()] < length;
        let has = |cell: &Cell| cell.lengths[other.index()] >= length;
        let hand = witness(meaning, lacks, has);
        Some(
            Found::of(Method::LengthInEither)
                .suits(&[suit, other])
                .witness(hand),
        )
    }

    /// Whether a hand is below average; one that cannot be at all counts as not.
    fn is_weak(&self, agreed: &Agreement, cell: &Cell) -> bool {
        cell.points < self.policy.terms.average && !self.is_solid(agreed, cell)
    }

    /// Whether a solid suit lifts the hand. Ace, king and queen are nine points; a hand without them does not fit the call.
    fn is_solid(&self, agreed: &Agreement, cell: &Cell) -> bool {
        let longest = cell.lengths.into_iter().max().unwrap_or_default();
        let impossible = cell.points < 9 || cell.aces == 0 || longest < 6;
        agreed.solid
            && self.policy.excepts(Exception::SolidSuit)
            && (impossible || matches!(longest, 6 | 7))
    }

    /// 171.3a.
    fn brown(&self, agreed: &Agreement) -> Option<Found> {
        let terms = self.policy.terms;
        let meaning = &agreed.meaning;
        let weak = |cell: &Cell| self.is_weak(agreed, cell);
        let solid = |cell: &Cell| self.is_solid(agreed, cell);
        let middling = |cell: &Cell| cell.points < terms.strong() && !solid(cell);
        if !cells(meaning).any(|(cell, _)| weak(&cell)) {
            return None;
        }
        let known = terms.known_suit;
        if known_suit(meaning, known, |_| true).is_some() {
            return None;
        }
        let strong_types = self.policy.excepts(Exception::StrongTypes);
        if strong_types && known_suit(meaning, known, middling).is_some() {
            return None;
        }
        if self.policy.excepts(Exception::WeakTwoInEitherMajor)
            && agreed.call.level() == Some(2)
            && matches!(agreed.call.suit(), Some(Suit::C | Suit::D))
            && self.is_either_major(meaning, middling)
        {
            return None;
        }
        let found = Found::of(Method::BrownOpening);
        // With a suit that all weak hands have it is the others that are not strong enough.
        let hand = match known_suit(meaning, known, weak) {
            Some(suit) => {
                let lacks = |cell: &Cell| cell.lengths[suit.index()] < known;
                match strong_types {
                    true => witness(meaning, lacks, middling),
                    false => witness(meaning, lacks, |_| true),
                }
            }
            None => witness(meaning, weak, |_| true),
        };
        Some(
            found
                .points(terms.average)
                .witness(hand.filter(|_| !agreed.solid)),
        )
    }

    /// Whether those hands all have a weak two in a major, and each major is one of them.
    fn is_either_major(&self, meaning: &Meaning, which: impl Fn(&Cell) -> bool) -> bool {
        let mut either = [false; 2];
        for (cell, _) in cells(meaning).filter(|(cell, _)| which(cell)) {
            let long = [Suit::S, Suit::H]
                .map(|suit| cell.lengths[suit.index()] >= self.policy.terms.weak_two);
            if !long.contains(&true) {
                return false;
            }
            either = [either[0] || long[0], either[1] || long[1]];
        }
        either == [true; 2]
    }

    /// 171.3c. A kind of hand has two suits if it names lengths of three or more for two of them, or if the card says so.
    fn two_suiter(&self, agreed: &Agreement) -> Option<Found> {
        let terms = self.policy.terms;
        let weak = |cell: &Cell| self.is_weak(agreed, cell);
        let hand = match agreed.two_suiter {
            true => witness(&agreed.meaning, weak, |cell| {
                let mut sorted = cell.lengths;
                sorted.sort_unstable();
                sorted[2] < terms.known_suit
            }),
            false => agreed.meaning.hands.iter().find_map(|shown| {
                let named = |suited: &&Suited| suited.cards.from >= terms.length;
                let named: Vec<&Suited> = shown.suits.iter().filter(named).collect();
                let apart = named.iter().any(|one| one.suits != named[0].suits);
                let short = |cell: &Cell| {
                    named.iter().any(|suited| {
                        let mut suits = suited.suits.iter();
                        suits.all(|suit| cell.lengths[suit.index()] < terms.known_suit)
                    })
                };
                let of_kind = kind(&agreed.meaning, shown);
                witness(&of_kind, |cell| apart && weak(cell), short)
            }),
        };
        let found = Found::of(Method::WeakTwoSuiter).points(terms.known_suit);
        hand.map(|hand| found.witness(Some(hand)))
    }

    /// 171.5: all hands of a range that ends below the bound fit, and nothing else is said.
    fn random(&self, agreed: &Agreement) -> Option<Found> {
        let below = self.policy.terms.random_below;
        let meaning = &agreed.meaning;
        let all = || cells(meaning).map(|(cell, _)| cell);
        let least = all().map(|cell| cell.points).min()?;
        let most = all().map(|cell| cell.points).max()?;
        if most >= below {
            return None;
        }
        let any = Meaning::default();
        let mut range = cells(&any).filter(|(cell, _)| (least..=most).contains(&cell.points));
        let random = range.all(|(cell, _)| meaning.fits(&cell));
        let hand = witness(meaning, |_| true, |_| true);
        random.then(|| Found::of(Method::RandomOpening).points(below).witness(hand))
    }

    fn overcalls(&mut self) {
        for over in &self.card.overcalls {
            for agreed in &over.calls {
                let place = Place::Overcall(over.opening, agreed.call);
                let found = self.overcall(over.opening, agreed);
                self.put(place, agreed, found.into_iter().collect());
                self.psychic(place, agreed);
            }
        }
    }

    /// 171.3b.
    fn overcall(&self, opening: Call, agreed: &Agreement) -> Option<Found> {
        let terms = self.policy.terms;
        let meaning = &agreed.meaning;
        let Call::Bid(level, strain) = agreed.call else {
            return None;
        };
        let known = terms.known_suit;
        if meaning.says_hands() && known_suit(meaning, known, |_| true).is_some() {
            return None;
        }
        let all = |fits: &dyn Fn(&Cell) -> bool| {
            meaning.says_hands() && cells(meaning).all(|(cell, _)| fits(&cell))
        };
        let cue = strain != Strain::NoTrump && agreed.call.suit() == opening.suit();
        let jump = opening.level().is_some_and(|of| level == of + 2);
        let notrump = |cell: &Cell| Shape::SemiBalanced.has(cell.lengths);
        let strong = |cell: &Cell| cell.points >= terms.strong();
        let stopper = Purpose::Asks(About::Stopper);
        let excepted = [
            (
                Exception::NaturalNotrump,
                strain == Strain::NoTrump && (agreed.natural || all(&notrump)),
            ),
            (Exception::StrongCueBid, cue && all(&strong)),
            (
                Exception::StopperCueBid,
                cue && jump && meaning.purposes.contains(&stopper),
            ),
        ];
        let mut excepted = excepted.into_iter();
        if excepted.any(|(one, is)| is && self.policy.excepts(one)) {
            return None;
        }
        let hand = witness(meaning, |_| true, |_| true);
        Some(
            Found::of(Method::UnknownOvercall)
                .points(known)
                .witness(hand),
        )
    }

    /// 171.3e: what would be found in a defence is named, and stands under the exemption.
    fn defences(&mut self) {
        for defence in &self.card.defences {
            let over = &defence.over;
            for agreed in &over.calls {
                let place = Place::Defence(over.opening, agreed.call);
                let found = self.overcall(over.opening, agreed);
                self.put(place, agreed, found.into_iter().collect());
                self.psychic(place, agreed);
            }
        }
    }

    fn psychic(&mut self, place: Place, agreed: &Agreement) {
        let Some(psychic) = agreed.psychic else {
            return;
        };
        let method = match psychic {
            Psychic::Protected => Method::PsychicProtected,
            Psychic::Required => Method::PsychicRequired,
        };
        self.put(place, agreed, vec![Found::of(method)]);
    }

    /// What the card declares as a whole.
    fn declared(&mut self) {
        let declared = self.card.declared;
        for (said, method) in [
            (declared.psychics_protected, Method::PsychicProtected),
            (declared.psychics_required, Method::PsychicRequired),
            (declared.encrypted_signals, Method::EncryptedSignals),
        ] {
            if said == Some(true) {
                self.add(Place::Card, 0, None, Found::of(method));
            }
        }
    }

    /// What the Director has found where nothing was found.
    fn ruled(&mut self) {
        for ruling in &self.card.rulings {
            let mut there = self.findings.iter();
            if !there.any(|one| (one.place, one.method) == (ruling.place, ruling.method)) {
                self.add(ruling.place, ruling.line, None, Found::of(ruling.method));
            }
        }
    }

    fn put(&mut self, place: Place, agreed: &Agreement, found: Vec<Found>) {
        for one in found {
            self.add(place, agreed.line, Some(&agreed.meaning), one);
        }
    }

    fn add(&mut self, place: Place, line: u32, meaning: Option<&Meaning>, found: Found) {
        let (standing, ground) = self.stands(place, meaning, found.method);
        self.findings.push(Finding {
            place,
            line,
            method: found.method,
            suits: found.suits,
            points: found.points,
            witness: found.witness,
            standing,
            ground,
        });
    }

    fn stands(
        &self,
        place: Place,
        meaning: Option<&Meaning>,
        method: Method,
    ) -> (Standing, Ground) {
        let mut rulings = self.card.rulings.iter().rev();
        if let Some(ruling) = rulings.find(|one| (one.place, one.method) == (place, method)) {
            let ground = Ground::Director {
                by: ruling.by.clone(),
                reason: ruling.reason.clone(),
            };
            return (ruling.decision, ground);
        }
        if matches!(place, Place::Defence(..)) && self.policy.excepts(Exception::Defences) {
            return (Standing::Permitted, Ground::Defence);
        }
        let about_hands = !matches!(method, Method::PsychicProtected | Method::PsychicRequired);
        if let Some(meaning) = meaning.filter(|_| about_hands) {
            let mut named = self.policy.agreements.iter();
            let named = named.find(|one| one.place == place && is_within(meaning, &one.meaning));
            if let Some(named) = named {
                return (Standing::Permitted, Ground::Agreement(named.name.clone()));
            }
        }
        (self.policy.standing(method, self.boards), Ground::Policy)
    }
}
