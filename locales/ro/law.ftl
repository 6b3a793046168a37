# Clauze ale Legilor, consultate.

law-parts = Părți
law-asks = Ce întreabă arbitrul:
law-follows = Ce urmează:
law-editions = 2007 și 2017:
law-years = { $one } și { $other }
law-heading = { $clause } ({ $years }), { $kind }
law-more-english = Întrebările arbitrului, urmările și diferențele dintre ediții sunt scrise numai în engleză: openroom law { $clause } --lang en
law-not-found = nicio clauză nu conține cuvintele „{ $words }”
law-unknown = nicio ediție a Legilor nu are o clauză „{ $id }”
law-unknown-in = Legile din { $edition } nu au o clauză „{ $id }”
law-near = apropiate: { $clauses }
law-in-other = clauza este în Legile din { $edition }
law-kind-mechanical = se aplică fără apreciere
law-kind-judgement = aprecierea arbitrului
law-kind-scoring = scor
law-kind-procedure = procedură
law-kind-conduct = conduită
law-kind-definition = definiție
