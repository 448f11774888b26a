// What sets a place back that answers a query, in hundredths of an edit. Chosen by the bench and the table of queries.

/** A street or house that only bears the name of a place. */
export const NAMED_AFTER = 10;
/** A word of the name, or its kind, that was not typed. */
export const MISSING_WORD = 22;
export const MISSING_KIND = 6;
/** The number of a quarter that has one: people say "El Menzah" of El Menzah 6 too. */
export const MISSING_NUMBER = 6;
/** A place that is not of the kind looked for in a region, as in "gare tunis". */
export const SOUGHT_KIND = 90;
/** A quarter or a landmark, where a street was asked for; the town may be all that is known of it. */
export const SOUGHT_WAY = 60;
/** A name that does not begin as typed. */
export const NOT_FIRST = 20;
/** A name that lacks an article typed. */
export const UNSEEN_SMALL = 25;
/** A name that does not go on as a small word at the end of the query does, which may be the beginning of another word. */
export const UNSEEN_BEGINNING = 40;
/** A name whose article was not typed, and the same of a place that few look for. */
export const UNTYPED_SMALL = 12;
export const UNTYPED_BY_FEW = 30;
/** Importance below which few look for a place. */
export const SOUGHT_BY_FEW = 0.4;
/** Importance above which many look for a place. */
export const SOUGHT_BY_MANY = 0.5;
/** What such a place is forgiven for a name that goes on from a whole word typed: with "hammam" more look for Hammamet than for El Hammam. */
export const GOES_ON = 12;
/** A name that begins as typed, but is not the one that is shown. */
export const UNSHOWN = 12;
/** The same, while its first word is being typed: few look for Jendouba with "sou" of Souk el Arba. */
export const UNSHOWN_YET = 30;
/** A postal code, where no number was typed. */
export const UNASKED_CODE = 60;
/** A word that says where: a region's name, a postal code. */
export const REGION_COST = 20;
/** The country's name, which may be its capital's: a place in the capital's region costs this much less. */
export const COUNTRY_COST = 30;
/** The same for a guess: what nobody knows is likelier in the capital. */
export const GUESS_IN_COUNTRY = 120;
/** A word of a building's name, which few tables know. */
export const BUILDING = 10;
/** A street of another name than the one after "rue". */
export const OTHER_STREET = 25;
/** The same where that name is a town's: "route de raoued" is no other way in Raoued. */
export const ANY_STREET = 90;
/** A street in another town than the one named, which itself is likelier what is known of the address. */
export const ELSEWHERE = 100;
/** A town or a quarter, where a street in it was named: all the words of the street together. */
export const STREET_NAME = 150;
/** What is said beside a town named, where no street is: its quarter or its shopping centre may be unknown, the town is not. */
export const BESIDE_TOWN = 240;
/** What is beyond these counts this much less. */
export const BEYOND_NAME = 4;
/** For each kilometre between a street and the quarter named beside it. */
export const VICINITY_KM = 5;
/** What the likeliest place is worth against the least likely. */
export const LIKELIHOOD = 29;
