/** Has the page take its screen for one that is touched, so that a mouse too sees what a phone shows. Returns what takes that back. */
export function touchScreen(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}
