/** Cost of a name whose words are not all matched. */
export const UNREACHED = 1 << 20;

/** The names matched by words of a query, each with a slot in these columns. Reused between keystrokes. */
export class NameMatches {
  count = 0;
  /** Name number of each slot. */
  names = new Uint32Array(1024);
  /** Bits of the query's words: matched in the name; matched with corrections; covering the whole name. */
  matched = new Uint16Array(1024);
  fuzzy = new Uint16Array(1024);
  covered = new Uint16Array(1024);
  /** The total cost of the matched words; and that of the whole name, doubled, odd if letters were corrected. */
  costs = new Int32Array(1024);
  wholeCosts = new Int32Array(1024);
  /** Index of the name's word that was matched last. */
  answered = new Int32Array(1024);
  private readonly stamp: Int32Array;
  private readonly slots: Int32Array;
  private epoch = 0;

  constructor(names: number) {
    this.stamp = new Int32Array(names);
    this.slots = new Int32Array(names);
  }

  clear(): void {
    this.epoch++;
    this.count = 0;
  }

  has(name: number): boolean {
    return this.stamp[name] === this.epoch;
  }

  slotOf(name: number): number {
    if (this.stamp[name] === this.epoch) return this.slots[name] ?? 0;
    const slot = this.count++;
    if (slot === this.names.length) this.grow();
    this.stamp[name] = this.epoch;
    this.slots[name] = slot;
    this.names[slot] = name;
    this.matched[slot] = this.fuzzy[slot] = this.covered[slot] = this.costs[slot] = 0;
    this.wholeCosts[slot] = UNREACHED;
    this.answered[slot] = -1;
    return slot;
  }

  /** Records that the words in `bits` match the whole name, except for `missing`, unless a cheaper match is known. */
  reach(name: number, bits: number, cost: number, missing: number): void {
    const slot = this.slotOf(name);
    const reached = ((cost >> 1) + missing) * 2 + (cost & 1);
    if (reached >= (this.wholeCosts[slot] ?? 0)) return;
    this.wholeCosts[slot] = reached;
    this.covered[slot] = bits;
  }

  private grow(): void {
    const size = this.count * 2;
    this.names = larger(this.names, new Uint32Array(size));
    this.matched = larger(this.matched, new Uint16Array(size));
    this.fuzzy = larger(this.fuzzy, new Uint16Array(size));
    this.covered = larger(this.covered, new Uint16Array(size));
    this.costs = larger(this.costs, new Int32Array(size));
    this.wholeCosts = larger(this.wholeCosts, new Int32Array(size));
    this.answered = larger(this.answered, new Int32Array(size));
  }
}

function larger<T extends Uint32Array | Uint16Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
