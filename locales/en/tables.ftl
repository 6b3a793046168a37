# What the server says about tables played in the browser: seats chosen by one link, system cards as files, onlookers of an event.

serve-seat-taken = Somebody else already has this seat. Choose another one.
serve-seat-not-chosen = Nobody chose this seat by the link for everybody.
serve-seat-invitation = This link does not let you choose or leave a seat.
serve-seat-secret = The secret of a seat must have 32 to 64 characters, each 0 to 9 or a to f.
serve-card-file = A system card must be a PDF or a picture (PNG, JPEG or WebP) of at most 1 MB.
serve-card-scripts = This PDF contains a program or another file. Print it to a new PDF and attach that one.
serve-no-card = There is no such system card.
serve-onlookers-link = This link does not open the tables of this event. Ask the Director for a new one.
serve-onlookers-play = You are sitting at a table in this event, so you cannot look on at another.
serve-onlookers-name = You play in this event, so you cannot look on at its tables.
serve-room-closed = A captain has declared this room closed: nobody looks on here.
serve-captain-place = The Director has not given you this table to look on at.
serve-captain-left = You have left your table. You can look on again in the next round.
serve-onlookers-closed = Nobody may look on at this event.
