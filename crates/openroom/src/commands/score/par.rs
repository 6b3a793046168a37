//! The pars of boards whose hands an event file has, where results are compared with them.

use contract_bridge::Seat;
use openroom_analysis::double_dummy;
use openroom_formats::event::EventFile;
use openroom_scoring::event::{Event, Name, Par};

use crate::words::Words;

/// The event with the pars that it needs and does not say.
pub fn with_pars(mut event: Event, text: &str, words: &Words) -> Result<Event, String> {
    if !event.scoring.settings.datum_par || !event.pars.is_empty() {
        return Ok(event);
    }
    let file = EventFile::read(text).map_err(|fault| words.said(&fault.said()))?;
    for dealt in &file.deals {
        let name = Name::Number(dealt.board.into());
        let (Some(board), Some(vul)) = (event.board(&name), name.vulnerability()) else {
            continue;
        };
        let Ok(deal) = double_dummy::full_deal(&dealt.deal) else {
            continue;
        };
        // Law 2: the dealer of a board follows from its number.
        let dealers = [Seat::North, Seat::East, Seat::South, Seat::West];
        let dealer = dealers[(dealt.board.wrapping_sub(1) % 4) as usize];
        let par = double_dummy::par(double_dummy::table(deal), vul, dealer);
        event.pars.push(Par {
            board,
            session: dealt.session.and_then(|n| n.try_into().ok()).unwrap_or(0),
            score: par.score,
        });
    }
    Ok(event)
}
