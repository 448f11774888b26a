import { parseArgs } from 'node:util';
import { type Environment, errorMessage, fieldMessage } from '@smart-address/contract';
import { config } from '../config.ts';
import { ApiError } from '../errors/ApiError.ts';
import { ImportError } from '../import/import.types.ts';
import { readSettings, settingsHelp } from '../node/readSettings.ts';
import { type Command, type OptionValues, type StaffIo, UsageError } from './command.types.ts';
import { applicationCommands } from './commands/applications.ts';
import { codeCommands } from './commands/codes.ts';
import { dataCommands } from './commands/data.ts';
import { keyCommands, signingKeyCommands } from './commands/keys.ts';
import { isDatabaseUrl, placeName } from './openData.ts';
import { choiceOption, textOption } from './options.ts';
import { plainLine } from './printing.ts';

const commands: readonly Command[] = [
  ...applicationCommands,
  ...keyCommands,
  ...codeCommands,
  ...signingKeyCommands,
  ...dataCommands,
];

const commonOptions = {
  data: { type: 'string' },
  environment: { type: 'string' },
  as: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Exit code: 0 done, 1 refused or only partly done, 2 usage error. */
export type ExitCode = 0 | 1 | 2;

/** Runs one command line of staff, such as `['applications', 'list']`. Never rejects. */
export async function runStaffCommand(words: readonly string[], io: StaffIo): Promise<ExitCode> {
  try {
    if (words[0] === 'serve') return await serve(words.slice(1), io);
    if (words[0] === '--version') {
      io.print(config.version);
      return 0;
    }
    const command = commandOf(words);
    if (command === null) {
      io.print(overview());
      return 0;
    }
    const { positionals, values } = read(command, words);
    if (values['help'] === true) {
      io.print(helpOf(command));
      return 0;
    }
    return await run(command, positionals, values, io);
  } catch (error) {
    io.warn(explain(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(
  command: Command,
  operands: readonly string[],
  options: OptionValues,
  io: StaffIo,
): Promise<ExitCode> {
  if (operands.length !== command.operands) {
    throw new UsageError(`${command.name} takes ${command.operands} of: ${command.usage || 'nothing'}.`);
  }
  if (command.needs === 'files') return (await command.run({ operands, options, io })) === false ? 1 : 0;
  const place = textOption(options, 'data') ?? placeOf(io);
  const environment = choiceOption(options, 'environment', ['live', 'sandbox']) ?? environmentOf(io);
  const name = plainLine(textOption(options, 'as') ?? io.user).slice(0, 64);
  if (name === '') throw new UsageError('--as is empty: say who you are, for the audit log.');
  const { needs } = command;
  if (needs === 'database' && !isDatabaseUrl(place)) {
    throw new UsageError(`${command.name} needs a database: set DATABASE_URL, and give no --data.`);
  }
  const { parts, close } = await io.open(place, environment, needs !== undefined);
  try {
    const isDone = await command.run({ parts, place, reviewer: `staff:${name}`, operands, options, io });
    return isDone === false ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RESOURCE_NOT_FOUND') throw error;
    const missing = plainLine(operands[0] ?? '');
    throw new Error(
      `There is no "${missing}" in the ${environment} data of ${placeName(place)}. --environment and --data say where to look.`,
      { cause: error },
    );
  } finally {
    await close();
  }
}

/** The data location of a server with the same settings. */
function placeOf({ variables }: StaffIo): string {
  const { DATABASE_URL, SMART_ADDRESS_DATA } = variables;
  const { dataFolder, databaseUrl } = readSettings({ DATABASE_URL, SMART_ADDRESS_DATA });
  return databaseUrl ?? dataFolder ?? 'data';
}

/** That of a server with the same settings; live when they say none, since access is applied for there. */
function environmentOf({ variables }: StaffIo): Environment {
  const SMART_ADDRESS_ENVIRONMENT = variables['SMART_ADDRESS_ENVIRONMENT']?.trim() || 'live';
  // The location was read already, and without one a server must not be live.
  return readSettings({ SMART_ADDRESS_ENVIRONMENT, SMART_ADDRESS_DATA: 'data' }).environment;
}

async function serve(words: readonly string[], io: StaffIo): Promise<ExitCode> {
  if (words.includes('--help') || words.includes('-h')) {
    io.print(
      ['smart-address-server serve', '', `  ${serveSummary}:`, '', ...indented(settingsHelp)].join('\n'),
    );
    return 0;
  }
  if (words.length > 0)
    throw new UsageError('serve takes no operands or options: environment variables say what it does.');
  await io.serve();
  return 0;
}

const serveSummary = 'Start the service, as its environment variables say';
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** The command at the start of a command line; null if it is empty or asks for help. */
function commandOf(words: readonly string[]): Command | null {
  const found = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  if (found) return found;
  if (words.length === 0 || words.includes('--help') || words.includes('-h') || words[0] === 'help')
    return null;
  const names = words.filter((word) => !word.startsWith('-'));
  const asked = (names.length > 0 ? names : words).slice(0, 2).join(' ');
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `)).map(({ name }) => name);
  const cure =
    group.length > 0 ? `There are: ${group.join(', ')}.` : 'smart-address-server --help lists them.';
  throw new UsageError(`There is no command "${plainLine(asked)}". ${cure}`);
}

function read(command: Command, words: readonly string[]) {
  try {
    return parseArgs({
      args: words.slice(command.name.split(' ').length),
      options: { ...commonOptions, ...command.options },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof ImportError) return error.message;
  if (error instanceof ApiError) {
    // Staff may see the database's own error, unlike callers.
    if (error.code === 'SERVICE_UNAVAILABLE' && error.cause !== undefined) return explain(error.cause);
    const fields = error.fields.map(
      ({ pointer, problem, params }) => `${pointer.slice(1)} ${fieldMessage(problem, 'en', params)}.`,
    );
    // The sentence that points to `fields` is for who reads the answer's JSON; here the faults themselves follow.
    const sentences = errorMessage(error.code, 'en').split(/(?<=\.) /);
    return [...sentences.filter((sentence) => !sentence.includes('`fields`')), ...fields].join(' ');
  }
  return error instanceof Error ? error.message : String(error);
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'smart-address-server <command> [options]',
    '',
    `  ${'serve'.padEnd(width)}  ${serveSummary}`,
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    ...commonHelp,
    '',
    '<command> --help says more of one, --version which version this is. Exit: 0 done, 1 refused or not all done, 2 not understood.',
  ].join('\n');
}

function helpOf({ name, usage, summary, needs }: Command): string {
  const more = needs === 'files' ? [] : ['', ...commonHelp];
  return [`smart-address-server ${name} ${usage}`.trim(), '', `  ${summary}.`, ...more].join('\n');
}

const commonHelp = [
  '  --data <folder>                where the data is; DATABASE_URL or SMART_ADDRESS_DATA, else ./data',
  '  --environment live|sandbox     which of the two; SMART_ADDRESS_ENVIRONMENT, else live',
  '  --as <name>                    who you are, for the audit log; your login when absent',
];
