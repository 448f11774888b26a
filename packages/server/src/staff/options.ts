import { type OptionValues, UsageError } from './command.types.ts';

/** The text of an option, or undefined when it was not given. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The text of an option that must be one of several. @throws UsageError when it is another. */
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

/** The text of an option that must be given. @throws UsageError when it is not. */
export function neededOption(options: OptionValues, name: string): string {
  const text = textOption(options, name)?.trim() ?? '';
  if (text === '') throw new UsageError(`--${name} is needed.`);
  return text;
}
