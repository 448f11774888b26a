import { LocateError } from '@smart-address/core';
import type { Lang } from '@smart-address/gazetteer';
import { stillFrom, storyEnvironment } from './environment.ts';
import type { FinderFormProps } from './FinderForm.tsx';
import { placeValue, recentPlaces } from './places.ts';

interface State {
  readonly name: string;
  readonly props: FinderFormProps;
}

const open = (defaultInputValue: string, rest: FinderFormProps = {}): FinderFormProps => ({
  defaultInputValue,
  defaultOpen: true,
  locate: false,
  maxRows: 3,
  ...rest,
});

/** Twelve states of the finder in a language, the most frequent first. */
export function statesIn(locale: Lang): readonly State[] {
  const marsa = locale === 'ar' ? 'المرسى' : 'la marsa';
  return [
    { name: 'Empty', props: {} },
    { name: 'Suggestions', props: open(marsa) },
    { name: 'Active row', props: open(marsa, { firstStep: 'arrow' }) },
    { name: 'Recent addresses', props: { recents: recentPlaces, defaultOpen: true } },
    { name: 'Picked', props: { defaultValue: placeValue('locality') } },
    { name: 'Mistyped address code', props: open('8GR5-4JJJ-28') },
    { name: 'Searching', props: open(marsa, { backend: 'silent', environment: stillFrom(2_000) }) },
    { name: 'Nothing found', props: open('xqzwkjvx') },
    {
      name: 'Too many requests',
      props: open(marsa, { backend: 'rateLimited', environment: stillFrom(1_000) }),
    },
    { name: 'Offline', props: open(marsa, { backend: 'offline' }) },
    {
      name: 'Position: refused',
      props: {
        environment: storyEnvironment(() => Promise.reject(new LocateError('denied'))),
        firstStep: 'locate',
      },
    },
    { name: 'Invalid', props: { 'aria-invalid': true, required: true } },
  ];
}
