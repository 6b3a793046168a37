//! CSV, written.

use csv::WriterBuilder;
use serde_json::{Map, Value};

use super::{ADJUSTED, AS_THEY_ARE, ENTRIES, RESULTS, allowed, told_by};
use crate::deal;
use crate::event::{
    EventFile, Line, award_sides, is_award, over_text, read_ruling, ruling_text, side_text, text,
};
use crate::loss::{Loss, Losses, Lost, Source};

/// The results as CSV, or the entries if there is no result; and what CSV cannot hold.
#[must_use]
pub fn write(event: &EventFile) -> (String, Vec<Loss>) {
    let mut losses = Vec::new();
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    // What the results say themselves is not lost.
    let (kind, is_swiss) = told_by(&event.results);
    event.name_lost(&mut losses);
    losses.retain(|loss| match &loss.what {
        Lost::Key(key) if key == "kind" => {
            !(event.event.kind == kind || event.event.kind == "pairs" && kind.is_empty())
        }
        Lost::Key(key) if key == "structure" => !(event.event.is_swiss() && is_swiss),
        _ => true,
    });
    event.method_lost(&mut losses);
    event.head_lost(&mut losses);
    event.deals_lost(&mut losses);
    if event.results.is_empty() {
        entries(event, &mut writer, &mut losses);
    } else {
        if !event.contestants.is_empty() {
            losses.push(Loss::new(Source::File, Lost::Entries));
        }
        let _ = writer.write_record(RESULTS);
        for line in &event.results {
            let line = &readable(line, &mut losses);
            let _ = writer.write_record(RESULTS.map(|column| cell(line, column)));
        }
    }
    let bytes = writer.into_inner().unwrap_or_default();
    (String::from_utf8_lossy(&bytes).into_owned(), losses)
}

fn entries(event: &EventFile, writer: &mut csv::Writer<Vec<u8>>, losses: &mut Vec<Loss>) {
    let names = event.contestants.iter().map(|c| c.names.len());
    let width = names.max().unwrap_or(0).max(2);
    let used: Vec<&str> = ENTRIES[1..]
        .iter()
        .copied()
        .filter(|key| event.contestants.iter().any(|c| c.extra.contains_key(*key)))
        .collect();
    let members = event.contestants.iter().map(|c| c.members.len());
    let numbers = members.max().unwrap_or(0).min(width);
    let header = std::iter::once("id".to_owned())
        .chain(used.iter().map(|&key| key.to_owned()))
        .chain((1..=width).map(|i| format!("name{i}")))
        .chain((1..=numbers).map(|i| format!("member{i}")));
    // A vector takes whatever is written into it.
    let _ = writer.write_record(header);
    for contestant in &event.contestants {
        let place = Source::Contestant(text(&contestant.id));
        for key in contestant.extra.keys() {
            if !used.contains(&key.as_str()) {
                losses.push(Loss::new(place.clone(), Lost::Key(key.clone())));
            }
        }
        let more = used
            .iter()
            .map(|key| contestant.extra.get(*key).map_or_else(String::new, text));
        let mut names = contestant.names.clone();
        names.resize(width, String::new());
        let members = contestant.players().map(|(_, member)| member);
        let members = members.map(|member| member.unwrap_or_default().to_owned());
        let mut members: Vec<String> = members.collect();
        members.resize(numbers, String::new());
        if contestant.members.len() > contestant.names.len() {
            losses.push(Loss::new(place.clone(), Lost::Key("members".into())));
        }
        let cells = std::iter::once(text(&contestant.id))
            .chain(more)
            .chain(names)
            .chain(members);
        let _ = writer.write_record(cells);
    }
}

/// The line without what our reader would refuse; that is lost.
fn readable(line: &Line, losses: &mut Vec<Loss>) -> Line {
    let place = line.source();
    let mut lost = Losses::at(&place);
    line.unreadable(&mut lost);
    let mut kept = line.clone();
    kept.extra.retain(|key, value| {
        let is_kept = match key.as_str() {
            "not-played" => true,
            "adjusted" | "fault" | "assigned" | "better-of" | "redress" => return false,
            key => AS_THEY_ARE.contains(&key) && allowed(key, &text(value)).is_none(),
        };
        if !is_kept {
            lost.push(Lost::Key(key.clone()));
        }
        is_kept
    });
    if line.stated().is_none() {
        kept.contract = None;
    }
    if line.declarer().is_none() {
        kept.by = None;
    }
    let follows = line.result_tricks();
    if follows.is_none() || line.tricks.is_some_and(|tricks| follows != Some(tricks)) {
        kept.result = None;
    }
    if let Some(lead) = kept.lead.take_if(|lead| deal::card(lead).is_none()) {
        lost.push(Lost::Lead(lead));
    }
    let is_right = |award: &Map<String, Value>| {
        award.len() == 2
            && ["ns", "ew"].iter().all(|side| {
                let word = award.get(*side).map(text);
                word.is_some_and(|word| is_award(&word))
            })
    };
    // What two awards cannot say stands under `adjusted`.
    if let Some(mut ruling) = line.ruling() {
        kept.award = match ruling.get("award").and_then(award_sides) {
            Some(award) if ruling.len() == 1 && is_right(&award) => {
                ruling.clear();
                Some(award)
            }
            _ => None,
        };
        let cell = ruling_text(&ruling);
        if !ruling.is_empty() && read_ruling(&cell).is_ok() {
            kept.extra.insert(ADJUSTED.into(), cell.into());
        } else if !ruling.is_empty() {
            kept.cancel();
            lost.push(Lost::Adjusted);
        }
    }
    if line.not_played() {
        if let Some(contract) = line.contract_text() {
            lost.push(Lost::ContractReplaced(contract));
        }
        kept.contract = None;
        if kept.extra.remove(ADJUSTED).is_some() {
            lost.push(Lost::Adjusted);
        }
        if let Some(score) = kept.score.take() {
            lost.push(Lost::Score(score));
        }
        if kept.award.take().is_some() {
            lost.push(Lost::Award);
        }
    }
    losses.append(&mut lost.all);
    kept
}

fn cell(line: &Line, column: &str) -> String {
    let award = |side: &str| {
        let award = line.award.as_ref().and_then(|award| award.get(side));
        award.map_or_else(String::new, text)
    };
    let words = |word: &Option<String>| word.clone().unwrap_or_default();
    match column {
        "board" => line.board.to_string(),
        "ns" => side_text(&line.ns),
        "ew" => side_text(&line.ew),
        "contract" => words(&line.contract),
        "by" => words(&line.by),
        "result" => line.result.as_ref().map_or_else(String::new, over_text),
        "tricks" => line.tricks.map_or_else(String::new, |n| n.to_string()),
        "score" => line.score.map_or_else(String::new, |n| n.to_string()),
        "lead" => words(&line.lead),
        "award-ns" => award("ns"),
        "award-ew" => award("ew"),
        "not-played" if line.not_played() => "yes".into(),
        "not-played" => String::new(),
        other => line.extra.get(other).map_or_else(String::new, text),
    }
}
