//! The scales that everybody knows by name: those of `data/vp-scales.yaml`, and the WBF scale.

use std::sync::OnceLock;

use crate::scale_file;
use crate::victory_points::{Scale, TableScale};

impl Scale {
    /// The scale of that name: those of `data/vp-scales.yaml`, `wbf-2013` and `wbf-2013-discrete`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "wbf-2013" => Some(Self::Wbf),
            "wbf-2013-discrete" => Some(Self::WbfDiscrete),
            _ => {
                let mut all = built_in().iter();
                let found = all.find(|scale| scale.name == name);
                found.cloned().map(Self::Table)
            }
        }
    }

    /// The names that [`Scale::named`] knows.
    #[must_use]
    pub fn names() -> Vec<&'static str> {
        let built_in = built_in().iter().map(|scale| scale.name.as_str());
        built_in.chain(["wbf-2013", "wbf-2013-discrete"]).collect()
    }
}

fn built_in() -> &'static [TableScale] {
    static SCALES: OnceLock<Vec<TableScale>> = OnceLock::new();
    SCALES.get_or_init(|| {
        // The file is part of the crate, and a test reads it: it is sound.
        scale_file::read(include_str!("../data/vp-scales.yaml")).unwrap_or_default()
    })
}
