# Preparing an event: the pages.

seats-draw = Draw the seats
seats-draw-help = All starting places are drawn together, in all sections. Anyone who needs a fixed seat keeps one as long as there are any. The seed is kept, so that the draw can be repeated.
seats-draw-again = Draw again
needs = What is needed
needs-fixed-help = The draw and the movement keep the seat where they can.
needs-other = Anything else, such as light, help or sorted cards
needs-private = Only those who run the event see this. Write what is to be arranged, not why.
person-needs = Note what is needed
prep-more = Before play, on paper
prep-start = Play starts at
prep-notice = A notice to hang up
prep-notice-text = The words of the notice
prep-qualify = How many qualify, if any
prep-also = Also in
