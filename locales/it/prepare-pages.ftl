# Preparare un evento: le pagine.

seats-draw = Sorteggia i posti
seats-draw-help = Tutti i posti di partenza si sorteggiano insieme, in tutti i gironi. Chi ha bisogno di un posto fisso ne ha uno finché ce ne sono. Il seme si conserva, perché il sorteggio possa essere rifatto.
seats-draw-again = Sorteggia di nuovo
needs = Che cosa serve
needs-fixed-help = Il sorteggio e il movimento mantengono il posto quando è possibile.
needs-other = Altro, come luce, aiuto o carte ordinate
needs-private = Lo vede solo chi dirige l’evento. Scriva che cosa occorre predisporre, non perché.
person-needs = Annota che cosa serve
prep-more = Prima del gioco, su carta
prep-start = Il gioco comincia alle
prep-notice = Un avviso da affiggere
prep-notice-text = Il testo dell’avviso
prep-qualify = Quanti si qualificano, se del caso
prep-also = Anche in
