/** What a bench asks of its page. */
interface Window {
  keys: {
    /** Whether the rows that answer what is typed, and no others, stand in the document. */
    isAnswered(): boolean;
    /** Begins to note milliseconds from each key's own time stamp to the end of the first frame that has its rows. */
    watchPainting(): readonly number[];
  };
}
