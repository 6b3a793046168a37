//! From the tree of a YAML text to types, so that each error names its line, its place and the remedy.
//!
//! Every scalar is the text that was written; the type that wants it says what it is. So `N`, `no` and `017` are never
//! taken for something else.

use std::fmt;

use openroom_said::{Arg, Said, in_its_words, quoted, said};

use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer as _, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use crate::fault::Fault;
use crate::fields::wrong;
use crate::node::{Node, Value};
use crate::reader::{Limits, read};

impl de::Error for Fault {
    /// Sentences that our types say pass through serde as they are, in every language; other words stay as they come.
    fn custom<T: fmt::Display>(message: T) -> Self {
        let text = format!("{message:#}");
        let mut said = Said::decode(&text).unwrap_or_else(|| in_its_words(&text));
        let mut place = String::new();
        if let Some((Arg::Text(there), Arg::Said(fault))) =
            parts(&said, "fault-place", "place", "fault")
        {
            (place, said) = (there, fault);
        }
        let fault = match parts(&said, "fault-remedy", "problem", "remedy") {
            Some((Arg::Said(problem), Arg::Said(remedy))) => Self::new(0, problem, remedy),
            _ => Self::new(0, said, said!("placed-correct-it", "correct it")),
        };
        Self { place, ..fault }
    }

    fn invalid_type(unexpected: de::Unexpected, expected: &dyn de::Expected) -> Self {
        not_expected(unexpected, expected)
    }

    fn invalid_value(unexpected: de::Unexpected, expected: &dyn de::Expected) -> Self {
        not_expected(unexpected, expected)
    }

    fn invalid_length(length: usize, expected: &dyn de::Expected) -> Self {
        Self::new(
            0,
            said!(
                "placed-so-many-values",
                "that many values are not allowed: {length}",
                length
            ),
            said!(
                "placed-allowed",
                "use {allowed}",
                allowed = wanted(expected)
            ),
        )
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        let remedy = match field {
            // A table is named with its section.
            "section" if expected.contains(&"table") => said!(
                "placed-section-with-table",
                "write it with the table, such as `table: B1`"
            ),
            _ => said!(
                "placed-known-here",
                "use one of {keys}",
                keys = expected.join(", ")
            ),
        };
        Self::new(
            0,
            said!(
                "placed-unknown-key",
                "the key {key} is unknown",
                key = quoted(field)
            ),
            remedy,
        )
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        Self::new(
            0,
            said!(
                "placed-not-allowed",
                "{what} is not allowed",
                what = quoted(variant)
            ),
            said!(
                "placed-allowed",
                "use {allowed}",
                allowed = expected.join(", ")
            ),
        )
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(
            0,
            said!("placed-no", "`{key}` is missing", key = field),
            said!("placed-write", "write `{key}: ...`", key = field),
        )
    }
}

/// What stands in a sentence of that key under two names.
fn parts(said: &Said, key: &str, one: &str, other: &str) -> Option<(Arg, Arg)> {
    let part = |name: &str| {
        let mut args = said.args.iter();
        args.find_map(|(own, arg)| (own == name).then(|| arg.clone()))
    };
    (said.key() == key).then_some(())?;
    Some((part(one)?, part(other)?))
}

fn not_expected(unexpected: de::Unexpected, expected: &dyn de::Expected) -> Fault {
    let what = match unexpected {
        de::Unexpected::Str(text) => Arg::Text(crate::node::shown(text)),
        de::Unexpected::Map => Arg::Said(mapping()),
        de::Unexpected::Seq => Arg::Said(list()),
        de::Unexpected::Unit | de::Unexpected::Option => {
            Arg::Said(said!("placed-nothing", "an empty value"))
        }
        de::Unexpected::Bool(value) => Arg::Text(value.to_string()),
        de::Unexpected::Unsigned(value) => Arg::Text(value.to_string()),
        de::Unexpected::Signed(value) => Arg::Text(value.to_string()),
        de::Unexpected::Float(value) => Arg::Text(value.to_string()),
        other => Arg::Text(other.to_string()),
    };
    Fault::new(
        0,
        said!("placed-not-allowed", "{what} is not allowed", what),
        said!(
            "placed-allowed",
            "use {allowed}",
            allowed = wanted(expected)
        ),
    )
}

fn mapping() -> Said {
    said!("placed-mapping-key-value", "a mapping: {{key: value}}")
}

fn list() -> Said {
    said!("placed-list", "a list: [...]")
}

/// What serde wants, in our words; what types of ours want, in theirs.
fn wanted(expected: &dyn de::Expected) -> Arg {
    let text = expected.to_string();
    let begins = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
    let is_number = text.starts_with(['u', 'i']) && text[1..].bytes().all(|b| b.is_ascii_digit());
    if is_number || begins(&["usize", "isize", "an integer"]) {
        Arg::Said(said!(
            "placed-whole-number-not-too",
            "a whole number that is not too large"
        ))
    } else if begins(&["a string", "a borrowed string", "a character"]) {
        Arg::Said(said!("placed-text", "text"))
    } else if begins(&["a boolean"]) {
        Arg::Text("true, false".to_owned())
    } else if begins(&["a sequence", "an array", "a tuple", "tuple"]) {
        Arg::Said(list())
    } else if begins(&["a map", "struct"]) {
        Arg::Said(mapping())
    } else {
        Arg::Text(text)
    }
}

/// Reads a value from a text with one document, YAML or JSON.
///
/// # Errors
/// What is not YAML, or not what the type holds.
pub fn from_text<T: de::DeserializeOwned>(text: &str) -> Result<T, Fault> {
    from_node(&read(text, Limits::DATA)?.unwrap_or_default())
}

/// Reads a value from a node.
///
/// # Errors
/// What is not what the type holds.
pub fn from_node<'de, T: de::Deserialize<'de>>(node: &'de Node<'_>) -> Result<T, Fault> {
    T::deserialize(NodeDeserializer(node)).map_err(|fault| fault.at(node.line))
}

/// Reads an enum whose variant is named by a key and described by its value.
///
/// # Errors
/// What is not what the enum holds.
pub fn from_pair<'de, T: de::Deserialize<'de>>(
    key: &'de Node<'_>,
    value: &'de Node<'_>,
) -> Result<T, Fault> {
    T::deserialize(Pair { key, value }).map_err(|fault| fault.at(key.line))
}

#[derive(Clone, Copy)]
struct NodeDeserializer<'de, 'a>(&'de Node<'a>);

macro_rules! numbers {
    ($($name:ident $visit:ident $type:ty)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            let text = self.0.text().map(|text| text.strip_prefix('+').unwrap_or(text));
            match text.and_then(|text| text.parse::<$type>().ok()) {
                Some(number) => visitor.$visit(number),
                None => Err(wrong(self.0, said!("placed-whole-number-not-too", "a whole number that is not too large"))),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for NodeDeserializer<'de, '_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            _ if self.0.is_null() => visitor.visit_unit(),
            Value::Scalar { text, .. } => visitor.visit_str(text),
            Value::List(_) => self.deserialize_seq(visitor),
            Value::Map(_) => self.deserialize_map(visitor),
        }
    }

    numbers! {
        deserialize_i8 visit_i8 i8
        deserialize_i16 visit_i16 i16
        deserialize_i32 visit_i32 i32
        deserialize_i64 visit_i64 i64
        deserialize_u8 visit_u8 u8
        deserialize_u16 visit_u16 u16
        deserialize_u32 visit_u32 u32
        deserialize_u64 visit_u64 u64
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0.text() {
            Some("true" | "yes") => visitor.visit_bool(true),
            Some("false" | "no") => visitor.visit_bool(false),
            _ => Err(wrong(self.0, "true, false")),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Scalar { text, .. } if !self.0.is_null() => visitor.visit_str(text),
            _ => Err(wrong(self.0, said!("placed-text", "text"))),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_null() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::List(items) => visitor.visit_seq(Items { items, next: 0 }),
            _ => Err(wrong(self.0, said!("placed-list", "a list: [...]"))),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Map(pairs) => visitor.visit_map(Pairs { pairs, next: 0 }),
            _ => Err(wrong(
                self.0,
                said!("placed-mapping-key-value", "a mapping: {{key: value}}"),
            )),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Map(pairs) => visitor.visit_map(Pairs { pairs, next: 0 }),
            // An act that needs no more said: `official:`
            _ if self.0.is_null() => visitor.visit_map(Pairs {
                pairs: &[],
                next: 0,
            }),
            _ => Err(wrong(
                self.0,
                said!(
                    "placed-mapping-with-keys",
                    "a mapping with the keys {fields}",
                    fields = fields.join(", ")
                ),
            )),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match (self.0.text(), self.0.pairs()) {
            (Some(word), _) => visitor.visit_enum(IntoEnum(word)),
            (None, Some([(key, value)])) => visitor.visit_enum(Pair { key, value }),
            _ => Err(wrong(self.0, variants.join(", "))),
        }
    }

    forward_to_deserialize_any! {
        f32 f64 i128 u128 char bytes byte_buf unit unit_struct tuple tuple_struct ignored_any
    }
}

/// A word that is one of several.
struct IntoEnum<'de>(&'de str);

impl<'de> EnumAccess<'de> for IntoEnum<'de> {
    type Error = Fault;
    type Variant = Unit;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Unit), Fault> {
        let word: de::value::StrDeserializer<Fault> = self.0.into_deserializer();
        Ok((seed.deserialize(word)?, Unit))
    }
}

struct Unit;

impl<'de> VariantAccess<'de> for Unit {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Fault> {
        Err(Fault::new(
            0,
            said!("placed-word-alone", "a word stands on its own"),
            said!(
                "placed-write-what-follows",
                "write what must follow the word"
            ),
        ))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Fault> {
        Err(Fault::new(
            0,
            said!("placed-word-alone", "a word stands on its own"),
            said!(
                "placed-write-what-follows",
                "write what must follow the word"
            ),
        ))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Fault> {
        Err(Fault::new(
            0,
            said!("placed-word-alone", "a word stands on its own"),
            said!(
                "placed-write-what-follows",
                "write what must follow the word"
            ),
        ))
    }
}

struct Items<'de, 'a> {
    items: &'de [Node<'a>],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'de, '_> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Fault> {
        let Some(item) = self.items.get(self.next) else {
            return Ok(None);
        };
        let place = format!("[{}]", self.next);
        self.next += 1;
        seed.deserialize(NodeDeserializer(item))
            .map(Some)
            .map_err(|fault| fault.at(item.line).within(&place))
    }
}

struct Pairs<'de, 'a> {
    pairs: &'de [(Node<'a>, Node<'a>)],
    next: usize,
}

impl<'de> MapAccess<'de> for Pairs<'de, '_> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Fault> {
        let Some((key, _)) = self.pairs.get(self.next) else {
            return Ok(None);
        };
        self.next += 1;
        seed.deserialize(NodeDeserializer(key))
            .map(Some)
            .map_err(|fault| fault.at(key.line))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let Some((key, value)) = self.next.checked_sub(1).and_then(|i| self.pairs.get(i)) else {
            return Err(Fault::new(
                0,
                said!("placed-value-without-key", "there is a value without a key"),
                said!("placed-write-key", "write the key"),
            ));
        };
        seed.deserialize(NodeDeserializer(value))
            .map_err(|fault| fault.at(value.line).within(key.text().unwrap_or_default()))
    }
}

struct Pair<'de, 'a> {
    key: &'de Node<'a>,
    value: &'de Node<'a>,
}

impl<'de> Deserializer<'de> for Pair<'de, '_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, 'a> EnumAccess<'de> for Pair<'de, 'a> {
    type Error = Fault;
    type Variant = NodeVariant<'de, 'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self::Variant), Fault> {
        let name = seed.deserialize(NodeDeserializer(self.key))?;
        Ok((name, NodeVariant(self.key, self.value)))
    }
}

struct NodeVariant<'de, 'a>(&'de Node<'a>, &'de Node<'a>);

impl<'de> VariantAccess<'de> for NodeVariant<'de, '_> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(NodeDeserializer(self.1)).map_err(|fault| {
            fault
                .at(self.1.line)
                .within(self.0.text().unwrap_or_default())
        })
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        NodeDeserializer(self.1).deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        NodeDeserializer(self.1).deserialize_map(visitor)
    }
}
