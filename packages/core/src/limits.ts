// What a stranger may write, in UTF-16 units: a vendor's rows, a stored order, the browser's storage. Ten labels of a megabyte
// took nine seconds to draw. What is longer is cut, and ends with an ellipsis.

/** A row's label. The longest of the data on the device has fewer than 150. */
export const MAX_LABEL = 300;

/** A part of an address, such as its street or town. */
export const MAX_NAME = 200;

/** The sources of the rows, displayed below them. */
export const MAX_CREDIT = 500;

/** The text of a stored address. No database column for one is longer. */
export const MAX_TEXT = 2_000;

/** Rows that are read of an answer or a store, bad ones too. Ten are displayed, and a million that are null took a second a key. */
export const MAX_ROWS = 100;
