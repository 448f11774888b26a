/**
 * Runs a round until one was quick enough to tell anything: on a busy machine the server's own patience may be over first. What a
 * round resolves to is checked afterwards.
 *
 * @param milliseconds that the server waits in it; a round that took longer, or was refused after that, is run again.
 * @param prepare what a round begins with, however long that takes.
 */
export async function inTime<Prepared, Outcome>(
  milliseconds: number,
  prepare: () => Promise<Prepared>,
  round: (prepared: Prepared) => Promise<Outcome>,
): Promise<Outcome> {
  for (;;) {
    const prepared = await prepare();
    const start = performance.now();
    const isInTime = () => performance.now() - start < milliseconds;
    try {
      const outcome = await round(prepared);
      if (isInTime()) return outcome;
    } catch (refusal) {
      if (isInTime()) throw refusal;
    }
  }
}
