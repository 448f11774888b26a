import { finderMessages, mapPickerMessages } from '@smart-address/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '../support/Table.tsx';

const LANGUAGES = ['fr', 'ar', 'en'] as const;
const NAMES = { fr: 'Français', ar: 'العربية', en: 'English' };

type Messages = Readonly<Record<string, unknown>>;

/** A message as it is read: of several forms, such as those of a number, the one for many. */
function sentenceOf(message: unknown): string {
  if (typeof message === 'string') return message;
  if (typeof message !== 'object' || message === null) return '';
  const other: unknown = 'other' in message ? message.other : Object.values(message)[0];
  return typeof other === 'string' ? other : '';
}

/** The sentences of a part in the three languages, by the name under which a team replaces them. */
function Words({ of, caption }: { of: (locale: 'fr' | 'ar' | 'en') => object; readonly caption: string }) {
  const all = LANGUAGES.map((locale): Messages => ({ ...of(locale) }));
  const keys = Object.keys(all[0] ?? {}).filter((key) => sentenceOf(all[0]?.[key]) !== '');
  return (
    <section className="story-scroll" aria-label={caption}>
      <Table
        caption={caption}
        head={[
          'Name',
          ...LANGUAGES.map((locale) => (
            <span key={locale} lang={locale}>
              {NAMES[locale]}
            </span>
          )),
        ]}
      >
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            {LANGUAGES.map((locale, at) => (
              <td key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
                {sentenceOf(all[at]?.[key])}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}

export default {
  title: 'Foundations/Words',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta;

/** What the finder says, in labels, panels and to screen readers. A team replaces any of them by its name, with `messages`. */
export const OfTheFinder: StoryObj = {
  name: 'Of the finder',
  render: () => <Words of={finderMessages} caption="The finder’s words, by the name in `messages`" />,
};

export const OfTheMap: StoryObj = {
  name: 'Of the map',
  render: () => <Words of={mapPickerMessages} caption="The map’s words" />,
};
