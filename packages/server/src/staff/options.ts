import { type OptionValues, UsageError } from './command.types.ts';

/** The value of an option, or undefined if absent. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The value of an option with fixed choices. @throws UsageError for any other. */
export function choiceOption<const Choice extends string>(
  options: OptionValues,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = textOption(options, name);
  if (text === undefined) return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) {
    throw new UsageError(`--${name} is ${JSON.stringify(text)}: give one of ${choices.join(', ')}.`);
  }
  return choice;
}

/** The value of a required option. @throws UsageError if absent. */
export function neededOption(options: OptionValues, name: string): string {
  const text = textOption(options, name)?.trim() ?? '';
  if (text === '') throw new UsageError(`--${name} is needed.`);
  return text;
}

/** Options of a command that reads a file of addresses or streets. */
export const importFileOptions = {
  format: { type: 'string' },
  source: { type: 'string' },
  rejects: { type: 'string' },
  strict: { type: 'boolean' },
} as const;
