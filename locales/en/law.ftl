# Clauses of the Laws, looked up.

law-parts = Parts
law-asks = What the Director asks:
law-follows = What follows:
law-editions = 2007 and 2017:
law-years = { $one } and { $other }
law-heading = { $clause } ({ $years }), { $kind }
law-more-english = What the Director asks, what follows and what changed are given in English only: openroom law { $clause } --lang en
law-not-found = no clause contains the words "{ $words }"
law-unknown = neither edition of the Laws has a clause "{ $id }"
law-unknown-in = the { $edition } Laws have no clause "{ $id }"
law-near = similar: { $clauses }
law-in-other = that clause is in the { $edition } Laws
law-kind-mechanical = applied without judgement
law-kind-judgement = judgement
law-kind-scoring = scoring
law-kind-procedure = procedure
law-kind-conduct = conduct
law-kind-definition = definition
