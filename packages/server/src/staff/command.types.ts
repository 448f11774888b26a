import type { ParseArgsConfig } from 'node:util';
import type { AccessParts } from '../access/access.types.ts';
import type { Reviewer } from '../access/review.ts';

/** What a command may use of the world. */
export interface StaffIo {
  /** Writes results. */
  print(text: string): void;
  /** Writes what is not a result: errors, progress. */
  warn(text: string): void;
  /** Replaces the last line of a terminal; null when there is none to look. */
  readonly redraw: ((text: string) => void) | null;
  /** Opens the stores of a data folder, or of a database by its URL. */
  open(place: string, environment: 'live' | 'sandbox'): Promise<OpenFolder>;
  /** Starts the service, which runs until the process is told to stop. */
  serve(): Promise<void>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Who is logged in to this machine. */
  readonly user: string;
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

export interface OpenFolder {
  readonly parts: AccessParts;
  close(): Promise<void>;
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandContext {
  readonly parts: AccessParts;
  /** The member of staff, as the audit log names them. */
  readonly reviewer: Reviewer;
  /** What stands after the command's name. */
  readonly operands: readonly string[];
  readonly options: OptionValues;
  readonly io: StaffIo;
}

export interface Command {
  /** Such as `applications approve`. */
  readonly name: string;
  /** Operands and options, as a reader types them. */
  readonly usage: string;
  readonly summary: string;
  /** How many operands it takes. */
  readonly operands: number;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Settles with false when the work was done but not all of it could be. */
  run(context: CommandContext): Promise<boolean | void>;
}

/** A command line that cannot be understood. Its message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
