/**
 * Runs a round until one was quick enough to tell anything: on a busy machine the server's own patience may be over first. What a
 * round resolves to is checked afterwards.
 *
 * @param milliseconds that the server waits in it; a round that took longer is run again.
 */
export async function inTime<Outcome>(
  milliseconds: number,
  round: (milliseconds: number) => Promise<Outcome>,
): Promise<Outcome> {
  for (;;) {
    const start = performance.now();
    const outcome = await round(milliseconds);
    if (performance.now() - start < milliseconds) return outcome;
  }
}
