// What sets a place back that answers a query, in hundredths of an edit. Chosen by the bench and the table of queries.

/** A street or house that is only named after a place. */
export const NAMED_AFTER = 10;
/** A word of the name, or its kind, that was not typed. */
export const MISSING_WORD = 22;
export const MISSING_KIND = 6;
/** The number of a numbered quarter: people also call El Menzah 6 "El Menzah". */
export const MISSING_NUMBER = 6;
/** A place that is not of the kind searched for in a region, as in "gare tunis". */
export const REQUESTED_KIND = 90;
/** A quarter or a landmark, if a street was searched for; the town may be all that is known of it. */
export const UNMATCHED_WAY = 60;
/** A name that does not start as typed. */
export const NOT_FIRST = 20;
/** A name without a typed article. */
export const UNSEEN_SMALL = 25;
/** A name that does not go on as a small word at the end of the query does. That may be the beginning of another word. */
export const UNSEEN_BEGINNING = 40;
/** A name whose article was not typed; and the same for a place that few people search for. */
export const UNTYPED_SMALL = 8;
export const UNTYPED_BY_FEW = 30;
/** An Arabic name without the article with which its beginning was typed: "الق" begins Kairouan and not Gafsa. */
export const NO_ARTICLE = 6;
/** Importance below which few people search for a place. */
export const LITTLE_KNOWN = 0.4;
/** Importance above which many people search for a place. */
export const WELL_KNOWN = 0.5;
/**
 * What such a place is forgiven for a name that goes on from a whole word typed. With "hammam" more look for Hammamet than for El Hammam.
 */
export const GOES_ON = 12;
/** A name that starts as typed, but is not the displayed one. */
export const UNSHOWN = 12;
/** The same, while its first word is being typed: few look for Jendouba with "sou" of Souk el Arba. */
export const UNSHOWN_YET = 30;
/** A postal code, if no number was typed. */
export const UNASKED_CODE = 60;
/** A word that locates the place: a region's name, a postal code. */
export const REGION_COST = 20;
/** "Tunis", for a place in a governorate around it. */
export const AROUND_CAPITAL = 10;
/** A place in a governorate whose name was typed, but not in the town of that name, which is likelier meant. */
export const BESIDE_SEAT = 6;
/** The country's name, which may be its capital's: a place in the capital's region costs this much less. */
export const COUNTRY_COST = 30;
/** The same for a guess: what nobody knows is likelier in the capital. */
export const GUESS_IN_COUNTRY = 120;
/** A word of a building's name: few tables know those. */
export const BUILDING = 10;
/** A street whose name differs from the one after "rue". */
export const OTHER_STREET = 25;
/** A street in another town than the named one; the town itself is likelier to be what is known of the address. */
export const ELSEWHERE = 100;
/** The same, farther from it than a street that is called by the town beside its own. More than this hides the street from the first five. */
export const FAR_ELSEWHERE = 135;
export const FAR_METERS = 8000;
/** Degrees of latitude that are more than that. */
export const FAR_DEGREES = 0.08;
/** The same of a governorate's seat, for its own codes: that of Korba, 16 km from Nabeul, is no slip beside "Nabeul". */
export const FAR_IN_GOVERNORATE = 40_000;
/**
 * A town or a quarter, if a street in it was named: for all the words of the street together. And a landmark that only its kind names:
 * no station around Hammamet explains more of "rue de la gare, hammamet" than the town does.
 */
export const STREET_NAME = 150;
/** A place in the town that a road leads to, if another is named: "route de Nefta" of Tozeur is not in Nefta. */
export const DOWN_THE_ROAD = 200;
/** A place that is far from the typed postal code, or in another governorate. */
export const FAR_FROM_CODE = 240;
/** Words beside a named town without a street: its quarter or shopping centre may be unknown, the town is not. */
export const BESIDE_TOWN = 240;
/** Divisor of the part of a cost beyond these two. */
export const BEYOND_NAME = 4;
/** Per kilometre between a street and the quarter named beside it. */
export const VICINITY_KM = 5;
/** The advantage of the likeliest place over the least likely. */
export const LIKELIHOOD = 29;
