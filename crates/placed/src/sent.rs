//! Data that came by another way than text, such as a request, as a tree: so that one reader is enough for both. It has no lines.

use std::collections::HashSet;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::node::{Node, Value};
use crate::reader::twice;

impl<'de> Deserialize<'de> for Node<'static> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Anything)
    }
}

const fn of(value: Value<'static>) -> Node<'static> {
    Node { line: 0, value }
}

struct Anything;

impl<'de> Visitor<'de> for Anything {
    type Value = Node<'static>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word, a number, a list or a mapping")
    }

    fn visit_str<E>(self, text: &str) -> Result<Node<'static>, E> {
        Ok(Node::scalar(0, text.to_owned(), false))
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Node<'static>, E> {
        Ok(Node::scalar(0, yes.to_string(), true))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node<'static>, E> {
        Ok(Node::scalar(0, number.to_string(), true))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node<'static>, E> {
        Ok(Node::scalar(0, number.to_string(), true))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Node<'static>, E> {
        // The shortest decimal that means it, which is what was written.
        Ok(Node::scalar(0, number.to_string(), true))
    }

    fn visit_unit<E>(self) -> Result<Node<'static>, E> {
        Ok(Node::default())
    }

    fn visit_none<E>(self) -> Result<Node<'static>, E> {
        Ok(Node::default())
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Node<'static>, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node<'static>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(of(Value::List(list)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Node<'static>, A::Error> {
        let mut map: Vec<(Node<'static>, Node<'static>)> = Vec::new();
        let mut seen = HashSet::new();
        while let Some((key, value)) = pairs.next_entry::<String, Node<'static>>()? {
            let is_new = seen.insert(key.clone());
            let key = Node::scalar(0, key, false);
            if !is_new {
                return Err(de::Error::custom(twice(&key).told()));
            }
            map.push((key, value));
        }
        Ok(of(Value::Map(map)))
    }
}
