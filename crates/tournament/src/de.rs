//! From the tree of a YAML text to types, so that each error names its line, its place and the remedy.
//!
//! Every scalar is the text that was written; the type that wants it says what it is. So `N`, `no` and `017` are never
//! taken for something else.

use openroom_said::{Said, ToArg, in_its_words, quoted, said};

use std::fmt;

use openroom_scoring::event_file::EventError;
use openroom_scoring::event_file::yaml::{Node, Value};
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer as _, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// What is wrong, where, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault(pub EventError);

impl Fault {
    pub fn new(line: u32, problem: Said, remedy: Said) -> Self {
        Self(EventError::new(line, problem, remedy))
    }

    /// Names the line, unless something inside has named one.
    fn at(mut self, line: u32) -> Self {
        if self.0.line == 0 {
            self.0.line = line;
        }
        self
    }

    pub fn within(self, place: &str) -> Self {
        Self(self.0.within(place))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Fault {}

impl From<EventError> for Fault {
    fn from(error: EventError) -> Self {
        Self(error)
    }
}

impl de::Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Self {
        let text = message.to_string();
        let (problem, remedy) = text
            .split_once("; remedy: ")
            .unwrap_or((&text, "see docs/events.md"));
        match known(problem, remedy) {
            Some((problem, remedy)) => Self::new(0, problem, remedy),
            None => Self::new(0, in_its_words(problem), in_its_words(remedy)),
        }
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Self::new(
            0,
            said!(
                "placed-unknown-key",
                "unknown key {key}",
                key = quoted(field)
            ),
            said!(
                "placed-known-here",
                "known here: {keys}",
                keys = expected.join(", ")
            ),
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
                "allowed: {allowed}",
                allowed = expected.join(", ")
            ),
        )
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(
            0,
            said!("placed-no", "no {key}", key = field),
            said!("placed-write", "write {key}: ...", key = field),
        )
    }
}

/// What our own types say of a text that is none of theirs. Serde passes on nothing but words, so they are known again
/// by these.
fn known(problem: &str, remedy: &str) -> Option<(Said, Said)> {
    if let Some(what) = problem.strip_suffix(" is nobody") {
        let said = said!("written-nobody", "{what} is nobody", what);
        return Some((said, crate::who::NoRole.said()));
    }
    if let Some(what) = problem.strip_suffix(" is no moment") {
        let said = said!("written-no-moment", "{what} is no moment", what);
        return Some((said, crate::time::NoTime.said()));
    }
    crate::boards::known(problem, remedy)
}

/// Reads a value from a node.
pub(crate) fn from_node<'de, T: de::Deserialize<'de>>(node: &'de Node<'_>) -> Result<T, Fault> {
    T::deserialize(NodeDeserializer(node)).map_err(|fault| fault.at(node.line))
}

/// Reads an enum whose variant is named by a key and described by its value.
pub(crate) fn from_pair<'de, T: de::Deserialize<'de>>(
    key: &'de Node<'_>,
    value: &'de Node<'_>,
) -> Result<T, Fault> {
    T::deserialize(Pair { key, value }).map_err(|fault| fault.at(key.line))
}

#[derive(Clone, Copy)]
struct NodeDeserializer<'de, 'a>(&'de Node<'a>);

impl NodeDeserializer<'_, '_> {
    fn wrong(self, allowed: impl ToArg) -> Fault {
        Fault::new(
            self.0.line,
            said!(
                "placed-not-allowed",
                "{what} is not allowed",
                what = self.0.shown()
            ),
            said!("placed-allowed", "allowed: {allowed}", allowed),
        )
    }
}

macro_rules! numbers {
    ($($name:ident $visit:ident $type:ty)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            let text = self.0.text().map(|text| text.strip_prefix('+').unwrap_or(text));
            match text.and_then(|text| text.parse::<$type>().ok()) {
                Some(number) => visitor.$visit(number),
                None => Err(self.wrong(said!("placed-whole-number-not-too", "a whole number that is not too large"))),
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
            _ => Err(self.wrong("true, false")),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Scalar { text, .. } if !self.0.is_null() => visitor.visit_str(text),
            _ => Err(self.wrong(said!("placed-text", "a text"))),
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
            _ => Err(self.wrong(said!("placed-list", "a list: [...]"))),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Map(pairs) => visitor.visit_map(Pairs { pairs, next: 0 }),
            _ => Err(self.wrong(said!(
                "placed-mapping-key-value",
                "a mapping: {{key: value}}"
            ))),
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
            _ => Err(self.wrong(said!(
                "placed-mapping-with-keys",
                "a mapping with the keys {fields}",
                fields = fields.join(", ")
            ))),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.0.text() {
            Some(word) => visitor.visit_enum(IntoEnum(word)),
            None => Err(self.wrong(variants.join(", "))),
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
            said!("placed-word-alone", "a word alone"),
            said!("placed-write-what-follows", "write what follows it"),
        ))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Fault> {
        Err(Fault::new(
            0,
            said!("placed-word-alone", "a word alone"),
            said!("placed-write-what-follows", "write what follows it"),
        ))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Fault> {
        Err(Fault::new(
            0,
            said!("placed-word-alone", "a word alone"),
            said!("placed-write-what-follows", "write what follows it"),
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
                said!("placed-value-without-key", "a value without a key"),
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
