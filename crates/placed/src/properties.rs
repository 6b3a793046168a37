//! The short cuts give what the YAML parser gives, and what is written is read again.

use proptest::prelude::*;
use serde_json::Value as Json;

use crate::reader::{Limits, Reader, Source, documents, read};
use crate::yaml::Tokens;
use crate::{Node, WholeItems, write};

const DEEP: Limits = Limits {
    depth: 64,
    ..Limits::FLAT
};

/// By the parser alone.
fn parsed(text: &str) -> Option<Node<'_>> {
    let mut reader = Reader::of(Source::Yaml(Box::new(Tokens::new(text))), DEEP);
    let start = reader.open().ok()??;
    let node = reader.node(start).ok()?;
    reader.close().ok()?;
    Some(node)
}

fn json() -> impl Strategy<Value = Json> {
    let scalar = prop_oneof![
        Just(Json::Null),
        any::<bool>().prop_map(Json::from),
        any::<i64>().prop_map(Json::from),
        (-1e9..1e9_f64).prop_map(Json::from),
        any::<String>().prop_map(Json::from),
        "[ -~]{0,12}".prop_map(Json::from),
        "[a-zà-ÿ\\\\\"\n\t€😀]{0,6}".prop_map(Json::from),
    ];
    scalar.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Json::from),
            prop::collection::vec(("[a-z \"\\\\]{0,5}", inner), 0..6)
                .prop_map(|pairs| Json::Object(pairs.into_iter().collect())),
        ]
    })
}

/// With every character above ASCII as an escape.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if c.is_ascii() {
            out.push(c);
            continue;
        }
        let mut units = [0; 2];
        for unit in c.encode_utf16(&mut units) {
            out.push_str(&format!("\\u{unit:04x}"));
        }
    }
    out
}

/// Texts near to JSON: what one letter more or less makes of it.
fn damaged() -> impl Strategy<Value = String> {
    (
        json(),
        any::<prop::sample::Index>(),
        "[\\[\\]{}:,\"0a# \n-]{0,2}",
    )
        .prop_map(|(value, at, put)| {
            let mut text = Json::from(vec![value]).to_string();
            let at = at.index(text.len());
            if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
                text.replace_range(at..=at, &put);
            }
            text
        })
}

proptest! {
    #[test]
    fn json_is_read_as_the_parser_reads_it(value in json(), pretty: bool) {
        let value = Json::from(vec![value]);
        let text = if pretty { format!("{value:#}") } else { value.to_string() };
        let node = read(&text, DEEP).unwrap().unwrap();
        if let Some(parsed) = parsed(&text) {
            prop_assert_eq!(&node, &parsed);
        }
        let escapes = escaped(&text);
        prop_assert_eq!(&read(&escapes, DEEP).unwrap().unwrap(), &node);
        prop_assert_eq!(&documents(&format!("--- {}", escaped(&text)), DEEP).unwrap()[0].to_json(), &node.to_json());
    }

    #[test]
    fn what_is_nearly_json_is_read_as_the_parser_reads_it(text in damaged()) {
        let read = read(&text, DEEP).ok().flatten();
        match parsed(&text) {
            Some(parsed) => prop_assert_eq!(read, Some(parsed)),
            // Two escapes for one character, and long keys, are for JSON alone.
            None => prop_assert!(read.is_none() || serde_json::from_str::<Json>(&text).is_ok()),
        }
    }

    #[test]
    fn whole_lines_are_read_as_the_parser_reads_them(
        before in prop_oneof![Just(""), Just("name: x\n"), Just("# results:\n")],
        lines in prop::collection::vec(
            prop_oneof![
                5 => "- \\{board: [0-9]{1,2}, ns: [A-Z1-9]{1,2}, score: [+-]?[0-9]{1,3}\\}",
                2 => "- \\{[a-c]{1,2}: [a-z0-9.=/+\"-]{0,3}(, [a-c]: [a-z\"\\[\\]{}:,]{0,5}){0,2}\\}",
                1 => "- \\{board: 1, ns: \\[1, 2\\], award: \\{ns: AVE, ew: AVE\\}\\}",
                1 => "[- ]{0,2}[a-z:{},\"\\[\\]#']{0,8}",
            ],
            0..7,
        ),
        indent in 0..2_usize,
        after in prop_oneof![Just(""), Just("scoring: x\n"), Just("  more: x\n"), Just("- board: 3\n  ns: 4\n")],
    ) {
        let mut text = format!("{before}results:\n");
        for line in &lines {
            text.push_str(&" ".repeat(2 * indent));
            text.push_str(line);
            text.push('\n');
        }
        text.push_str(after);
        let mut taken = Vec::new();
        let whole = WholeItems::of(&text, "results");
        let shown = whole.as_ref().map(|whole| whole.each(|node| taken.push(node.clone().into_owned())));
        if let (Some(Ok(())), Some(rest), Some(whole)) = (shown, whole.as_ref().map(WholeItems::rest), parsed(&text)) {
            let left = parsed(rest).expect("what is left is YAML too");
            taken.extend(items(&left));
            prop_assert_eq!(taken, items(&whole));
            prop_assert_eq!(others(&left), others(&whole));
        }
    }

    #[test]
    fn what_is_written_is_read(value in json()) {
        let mut text = String::new();
        write::flow(&mut text, &value);
        let node = parsed(&text).unwrap();
        prop_assert_eq!(as_text(&node.to_json()), as_text(&value));
    }
}

/// The results.
fn items(node: &Node) -> Vec<Node<'static>> {
    let items = node.get("results").and_then(Node::items);
    let items = items.unwrap_or_default().iter();
    items.map(|item| item.clone().into_owned()).collect()
}

/// What stands beside them.
fn others(node: &Node) -> Vec<(Node<'static>, Node<'static>)> {
    let pairs = node.pairs().unwrap_or_default().iter();
    pairs
        .filter(|(key, _)| key.text() != Some("results"))
        .map(|(key, value)| (key.clone().into_owned(), value.clone().into_owned()))
        .collect()
}

/// Numbers and words as the texts that were written.
fn as_text(value: &Json) -> Json {
    match value {
        Json::Null => Json::from("null"),
        Json::Bool(_) | Json::Number(_) => Json::from(value.to_string()),
        Json::String(text) => Json::from(text.as_str()),
        Json::Array(items) => items.iter().map(as_text).collect(),
        Json::Object(pairs) => {
            Json::Object(pairs.iter().map(|(k, v)| (k.clone(), as_text(v))).collect())
        }
    }
}

#[test]
fn limits() {
    let check = |text: &str, told: &str| {
        let limits = Limits {
            depth: 3,
            values: 20,
            keys: 4,
            aliases: true,
        };
        assert_eq!(read(text, limits).unwrap_err().to_string(), told);
    };
    check(
        "[[[[1]]]]",
        "line 1: this is nested more than 3 levels deep; remedy: use fewer levels",
    );
    check(
        "a: [[\n  [b: 1]]]",
        "line 2: this is nested more than 3 levels deep; remedy: use fewer levels",
    );
    check(
        "a: &a [1, 2, 3, 4, 5]\nb: *a\nc: *a\n",
        "line 3: the document holds more than 20 values; remedy: split the document",
    );
    check(
        "{\"a\": 1,\n\"b\": 1, \"c\": 1, \"d\": 1,\n \"e\": 1}",
        "line 3: a mapping has more than 4 keys; remedy: write fewer keys",
    );
    check(
        "a: &a [*a]",
        "line 1: an alias refers to something that contains it; remedy: write the value in full",
    );
    check(
        "a: 1\n---\nb: 1\n",
        "line 2: there is a second document; remedy: keep one document per file",
    );
    check(
        "{a: 1}: 2\n",
        "line 1: a mapping is used as a key; remedy: use a word as the key",
    );
}

#[test]
fn many_keys_are_compared_too() {
    let mut text: String = (0..100).map(|key| format!("k{key}: 1\n")).collect();
    assert!(read(&text, Limits::FLAT).is_ok());
    text.push_str("k7: 2\n");
    let fault = read(&text, Limits::FLAT).unwrap_err();
    assert_eq!(fault.line, 101);
}

#[test]
fn an_alias_is_refused_where_it_has_no_place() {
    let fault = read("a: &a 1\nb: *a\n", Limits::FLAT).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "line 2: an alias is not allowed; remedy: write the value in full"
    );
}

#[test]
fn json_escapes_outside_the_basic_plane() {
    let check = |json: &str, expected: &str| {
        for text in [json.to_owned(), format!("--- {json}")] {
            let nodes = documents(&text, Limits::FLAT).unwrap();
            assert_eq!(nodes[0].items().unwrap()[0].text(), Some(expected));
        }
    };
    check(r#"["\ud83d\ude00 caf\u00e9"]"#, "😀 café");
    check(r#"["\\ud83d\\ude00"]"#, r"\ud83d\ude00");
    check(r#"["\uD83D\uDE00"]"#, "😀");
    assert!(documents(r#"["\ud83d"]"#, Limits::FLAT).is_err());
}

#[test]
fn lines_of_json() {
    let node = read("{\"a\": 1,\r\n \"b\":\r[\n2]}", Limits::FLAT)
        .unwrap()
        .unwrap();
    assert_eq!(node, parsed("{\"a\": 1,\r\n \"b\":\r[\n2]}").unwrap());
    assert_eq!(node.get("b").unwrap().items().unwrap()[0].line, 4);
}

#[test]
fn so_many_keys_are_refused_at_once_whatever_way_they_come() {
    let began = std::time::Instant::now();
    let many = |between: &str| -> String {
        (0..100_000)
            .map(|key| format!("{between}\"k{key}\": 1"))
            .collect()
    };
    let json = format!("{{{}}}", many(",").trim_start_matches(','));
    let yaml: String = (0..100_000).map(|key| format!("k{key}: 1\n")).collect();
    for text in [json.as_str(), &yaml] {
        let fault = read(text, Limits::FLAT).unwrap_err().to_string();
        assert!(fault.contains("more than 10000 keys"), "{fault}");
    }
    // As data that came by another way: it is compared with all others at once.
    let node: Result<Node<'static>, _> = serde_json::from_str(&json);
    assert!(node.is_ok());
    let twice: Result<Node<'static>, _> = serde_json::from_str(r#"{"a": 1, "a": 2}"#);
    assert!(twice.is_err());
    // And as lines that are read without the parser.
    let letters = |key: u32| -> String {
        key.to_string()
            .bytes()
            .map(|digit| char::from(digit + 49))
            .collect()
    };
    let line: String = (0..30_000)
        .map(|key| format!("k{}: 1, ", letters(key)))
        .collect();
    let lines = format!("results:\n- {{{}}}\n", line.trim_end_matches(", "));
    let items = WholeItems::of(&lines, "results").unwrap();
    assert!(items.each(|_| {}).is_err());
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
}
