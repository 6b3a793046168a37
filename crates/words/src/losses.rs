//! What a conversion between formats lost, in words.

use contract_bridge::Seat;
use openroom_formats::first_faults;
use openroom_formats::loss::{Act, Fact, Loss, Lost, Source};
use openroom_laws::notation::{call_text, card_text};

use crate::words::{FluentValue, Message, Words};

/// A line of the report.
#[must_use]
pub fn text(loss: &Loss, words: &Words) -> String {
    let what = what(&loss.what, words);
    match place(&loss.place, words) {
        Some(place) => words.tell(
            Message::LostAt,
            [("place", place.into()), ("what", what.into())],
        ),
        None => words.tell(Message::Lost, [("what", what.into())]),
    }
}

fn place(source: &Source, words: &Words) -> Option<String> {
    Some(match source {
        Source::File => return None,
        Source::Line(line) => words.tell(Message::PlaceLine, [("line", text_of(line))]),
        Source::Game(number, board, room) => {
            let mut text = words.tell(Message::PlaceGame, [("number", text_of(number))]);
            if let Some(board) = board {
                text.push_str(", ");
                text.push_str(&words.tell(Message::PlaceBoard, [("board", text_of(board))]));
            }
            if let Some(room) = room {
                text.push_str(&format!(" ({})", cut(room)));
            }
            text
        }
        Source::Log(number) => words.tell(Message::PlaceLog, [("number", text_of(number))]),
        Source::Result(board, ns, ew) => words.tell(
            Message::PlaceResult,
            [
                ("board", text_of(board)),
                ("ns", cut(ns).into()),
                ("ew", cut(ew).into()),
            ],
        ),
        Source::Message(number) => words.tell(Message::PlaceMessage, [("number", text_of(number))]),
        Source::Contestant(id) => words.tell(Message::PlaceContestant, [("id", cut(id).into())]),
        Source::Match(id) => words.tell(Message::PlaceMatch, [("id", cut(id).into())]),
    })
}

/// A number as it is, without the separators of a language.
fn text_of<'a>(number: &impl ToString) -> FluentValue<'a> {
    number.to_string().into()
}

fn seat(seat: Seat, words: &Words) -> String {
    words.say(match seat {
        Seat::North => Message::North,
        Seat::East => Message::East,
        Seat::South => Message::South,
        Seat::West => Message::West,
    })
}

fn act(act: Act) -> String {
    match act {
        Act::Call(call) => call_text(call),
        Act::Card(card) => card_text(card),
    }
}

/// Text on one line, cut where it is long: a loss is told, not printed in full.
fn cut(text: &str) -> String {
    const MOST: usize = 120;
    let line = text.replace(char::is_control, " ");
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

fn what(lost: &Lost, words: &Words) -> String {
    let by = |of: Seat| FluentValue::from(seat(of, words));
    let plain = |message| words.say(message);
    let with = |message, text: &str| words.tell(message, [("text", cut(text).into())]);
    let named = |message, name: &str, text: &str| {
        words.tell(
            message,
            [("name", cut(name).into()), ("text", cut(text).into())],
        )
    };
    let numbered = |message, n: usize| words.tell(message, [("number", text_of(&n))]);
    match lost {
        Lost::Fact(Fact::Event, text) => with(Message::LostEvent, text),
        Lost::Fact(Fact::Site, text) => with(Message::LostSite, text),
        Lost::Fact(Fact::Date, text) => with(Message::LostDate, text),
        Lost::Fact(Fact::Scoring, text) => with(Message::LostScoringWord, text),
        Lost::Name(of, name) => words.tell(
            Message::LostName,
            [("seat", by(*of)), ("name", cut(name).into())],
        ),
        Lost::NameChanged(of, name, written) => words.tell(
            Message::LostNameChanged,
            [
                ("seat", by(*of)),
                ("name", cut(name).into()),
                ("written", cut(written).into()),
            ],
        ),
        Lost::Tag(name, text) => named(Message::LostTag, name, text),
        Lost::SecondTag(name, text) => named(Message::LostSecondTag, name, text),
        Lost::SecondLine(text) => with(Message::LostSecondLine, text),
        Lost::Section(name) => with(Message::LostSection, name),
        Lost::Comment(text) => with(Message::LostComment, text),
        Lost::Escape(text) => with(Message::LostEscape, text),
        Lost::Note(text) => with(Message::LostNote, text),
        Lost::Mark(text) => with(Message::LostMark, text),
        Lost::Layout(name, text) => named(Message::LostLayout, name, text),
        Lost::SecondCommand(name, text) => named(Message::LostSecondCommand, name, text),
        Lost::LineBreaks(name) => with(Message::LostLineBreaks, name),
        Lost::ClosingBrace => plain(Message::LostClosingBrace),
        Lost::Bars(written) => with(Message::LostBars, written),
        Lost::TooManyNotes(text) => with(Message::LostTooManyNotes, text),
        Lost::DealerUnknown => plain(Message::LostDealerUnknown),
        Lost::VulnerabilityUnknown => plain(Message::LostVulnerabilityUnknown),
        Lost::BoardNumber(number) => numbered(Message::LostBoardNumber, *number as usize),
        Lost::FourthHand => plain(Message::LostFourthHand),
        Lost::ShortHand(of, cards) => words.tell(
            Message::LostShortHand,
            [("seat", by(*of)), ("cards", (*cards).into())],
        ),
        Lost::OutOfRotation(number, of) => words.tell(
            Message::LostOutOfRotation,
            [("number", text_of(number)), ("seat", by(*of))],
        ),
        Lost::AuctionEnded => plain(Message::LostAuctionEnded),
        Lost::AuctionFrom(number, of, call, reason) => words.tell(
            Message::LostAuctionFrom,
            [
                ("number", text_of(number)),
                ("seat", by(*of)),
                ("act", call_text(*call).into()),
                ("reason", cut(reason).into()),
            ],
        ),
        Lost::PlayFromCard(number, of, card, reason) => words.tell(
            Message::LostPlayFromCard,
            [
                ("number", text_of(number)),
                ("seat", by(*of)),
                ("act", card_text(*card).into()),
                ("reason", cut(reason).into()),
            ],
        ),
        Lost::PlayWithoutAuction => plain(Message::LostPlayWithoutAuction),
        Lost::PlayFromTrick(trick) => numbered(Message::LostPlayFromTrick, *trick),
        Lost::LeadOutOfTurn(trick) => numbered(Message::LostLeadOutOfTurn, *trick),
        Lost::PlayEnded => plain(Message::LostPlayEnded),
        Lost::Alert(of) => with(Message::LostAlert, &act(*of)),
        Lost::Explanation(of, text) => named(Message::LostExplanation, &act(*of), text),
        Lost::Judgement(of) => with(Message::LostJudgement, &act(*of)),
        Lost::Contract(text, None) => with(Message::LostContract, text),
        Lost::Contract(text, Some(of)) => words.tell(
            Message::LostContractBy,
            [("text", cut(text).into()), ("seat", by(*of))],
        ),
        Lost::Tricks(tricks) => words.tell(Message::LostTricks, [("tricks", (*tricks).into())]),
        Lost::Swapped => plain(Message::LostSwapped),
        Lost::Clauses => plain(Message::LostClauses),
        Lost::Expectation => plain(Message::LostExpectation),
        Lost::Editions => plain(Message::LostEditions),
        Lost::Entry(text) => with(Message::LostEntry, text),
        Lost::NoBoardNumber => plain(Message::LostNoBoardNumber),
        Lost::NoContract => plain(Message::LostNoContract),
        Lost::OnlyResult => plain(Message::LostOnlyResult),
        Lost::Hands(boards) => words.tell(Message::LostHands, [("boards", (*boards).into())]),
        Lost::OtherHands => plain(Message::LostOtherHands),
        Lost::NotPlayed => plain(Message::LostNotPlayed),
        Lost::Key(key) => with(Message::LostKey, key),
        Lost::Scoring(key, text) => named(Message::LostScoring, key, text),
        Lost::Edition => plain(Message::LostEdition),
        Lost::Entries => plain(Message::LostEntries),
        Lost::MatchName(number) => numbered(Message::LostMatchName, *number),
        Lost::Award => plain(Message::LostAward),
        Lost::NoPairNumbers => plain(Message::LostNoPairNumbers),
        Lost::NoResult => plain(Message::LostNoResult),
        Lost::Deleted => plain(Message::LostDeleted),
        Lost::OneSide => plain(Message::LostOneSide),
        Lost::Element(name, text) => named(Message::LostElement, name, text),
        Lost::OtherEvents => plain(Message::LostOtherEvents),
        Lost::Lead(text) => with(Message::LostLead, text),
        Lost::Score(score) => with(Message::LostScore, &score.to_string()),
        Lost::ResultText(text) => with(Message::LostResultText, text),
        Lost::Players(names) => with(Message::LostPlayers, names),
        Lost::MatchNames(names) => with(Message::LostMatchNames, names),
        Lost::WithoutResult => plain(Message::LostWithoutResult),
        Lost::Revoke(card) => with(Message::LostRevoke, &card_text(*card)),
        Lost::TricksDiffer => plain(Message::LostTricksDiffer),
        Lost::FixedAward(percent) => with(Message::LostFixedAward, percent),
        Lost::Adjusted => plain(Message::LostAdjusted),
        Lost::ContractAtOdds(contract, score) => {
            named(Message::LostContractAtOdds, contract, &score.to_string())
        }
        Lost::ContractIncomplete(contract) => with(Message::LostContractIncomplete, contract),
        Lost::ContractReplaced(contract) => with(Message::LostContractReplaced, contract),
        Lost::SessionName(name, number) => {
            named(Message::LostSessionName, name, &number.to_string())
        }
        Lost::TableUnknown => plain(Message::LostTableUnknown),
        Lost::RoundUnknown => plain(Message::LostRoundUnknown),
        Lost::Corrected => plain(Message::LostCorrected),
        Lost::Twice => plain(Message::LostTwice),
        Lost::Faulty(faults) => {
            let faults = words.said(&first_faults(faults));
            with(Message::LostFaulty, &faults)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    /// Whoever copies a result from our pages into a table of cells finds it understood.
    #[test]
    fn the_words_of_every_language_are_read_in_csv() {
        for language in Language::ALL {
            let words = Words::new(language);
            for of in Seat::ALL {
                let seat = seat(of, &words);
                let notrump = words.say(Message::Notrump);
                let pass = words.say(Message::Pass);
                let csv = format!(
                    "board,ns,ew,contract,by,tricks\n1,1,2,3{notrump},{seat},9\n2,1,2,{pass},,\n"
                );
                let event = openroom_formats::results_csv::read(csv.as_bytes()).unwrap();
                assert_eq!(event.results[0].declarer(), Some(of), "{csv}");
                assert_eq!(event.results[0].contract.as_deref(), Some("3NT"), "{csv}");
                assert_eq!(event.results[1].contract.as_deref(), Some("Pass"), "{csv}");
            }
        }
    }

    #[test]
    fn long_text_is_cut_and_stays_on_its_line() {
        let words = Words::new(Language::English);
        let lost = Lost::Comment(format!("one\ntwo {}", "ă".repeat(100_000)));
        let line = super::text(&Loss::new(Source::Line(3), lost), &words);
        assert!(
            line.starts_with("lost: line 3: a comment: one two ăă"),
            "{line}"
        );
        assert!(line.ends_with("ă…") && line.chars().count() < 160, "{line}");
    }
}
