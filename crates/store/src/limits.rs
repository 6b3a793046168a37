//! How often something was tried, counted exactly however many try at once and on whatever node.

use crate::engine::values;
use crate::{Store, StoreError};

impl Store {
    /// Takes one more turn of an address at something in a minute; how many it has taken in that minute, with this one.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn take_turn(
        &self,
        kind: &'static str,
        address: &str,
        minute: i64,
    ) -> Result<u64, StoreError> {
        let address = address.to_owned();
        self.engine.act(None, move |conn| Box::pin(async move {
                let old = "DELETE FROM turns WHERE kind = $1 AND address = $2 AND minute < $3";
                conn.execute(old, values![kind, &address, minute]).await?;
                let take = "INSERT INTO turns (kind, address, minute, count) VALUES ($1, $2, $3, 1) ON CONFLICT (kind, address) DO UPDATE SET count = turns.count + 1 RETURNING count";
                let taken = conn.first(take, values![kind, address, minute]).await?;
                taken.map_or(Ok(1), |row| row.count(0))
            })).await
    }

    /// Gives a turn back: what was tried was right.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn give_turn_back(
        &self,
        kind: &'static str,
        address: &str,
        minute: i64,
    ) -> Result<(), StoreError> {
        let back = "UPDATE turns SET count = count - 1 WHERE kind = $1 AND address = $2 AND minute = $3 AND count > 0";
        let values = values![kind, address, minute];
        self.engine.execute(back, values).await?;
        Ok(())
    }

    /// Forgets the turns of minutes that are over.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn forget_turns(&self, before: i64) -> Result<(), StoreError> {
        let old = "DELETE FROM turns WHERE minute < $1";
        self.engine.execute(old, values![before]).await?;
        Ok(())
    }
}
