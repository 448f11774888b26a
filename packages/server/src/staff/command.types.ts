import type { ParseArgsConfig } from 'node:util';
import type { Environment } from '@smart-address/contract';
import type { AccessParts } from '../access/accessParts.ts';
import type { Reviewer } from '../access/review.ts';

/** The environment of a command. */
export interface StaffIo {
  /** Writes results. */
  print(text: string): void;
  /** Writes everything else: errors, progress. */
  warn(text: string): void;
  /** Replaces the last line of a terminal; null if there is no terminal. */
  readonly redraw: ((text: string) => void) | null;
  /** Opens the stores of a data folder, or of a database URL. Rejects if a folder has no data and none may be made. */
  open(place: string, environment: Environment, mayMake: boolean): Promise<OpenFolder>;
  /** Starts the service, which runs until the process is stopped. */
  serve(): Promise<void>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The operating system's user name. */
  readonly user: string;
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

export interface OpenFolder {
  readonly parts: AccessParts;
  close(): Promise<void>;
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface FileContext {
  /** Arguments after the command's name. */
  readonly operands: readonly string[];
  readonly options: OptionValues;
  readonly io: StaffIo;
}

export interface CommandContext extends FileContext {
  readonly parts: AccessParts;
  /** The data folder or database URL they are in. May contain a password. */
  readonly place: string;
  /** The name of the member of staff in the audit log. */
  readonly reviewer: Reviewer;
}

interface NamedCommand {
  /** Such as `applications approve`. */
  readonly name: string;
  /** Operands and options, for the help text. */
  readonly usage: string;
  readonly summary: string;
  /** Number of operands. */
  readonly operands: number;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
}

/** A command on the data of a server. */
interface DataCommand extends NamedCommand {
  /** What there has to be before it runs: a database, or nothing, since it makes the data. @default data that a server made */
  readonly needs?: 'database' | 'nothing';
  /** Resolves to false if the work was only partly done. */
  run(context: CommandContext): Promise<boolean | void>;
}

/** A command that only reads and writes files. */
interface FileCommand extends NamedCommand {
  readonly needs: 'files';
  /** Resolves to false if the work was only partly done. */
  run(context: FileContext): Promise<boolean | void>;
}

export type Command = DataCommand | FileCommand;

/** An invalid command line. The message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
