import { BUTTONS, PLACES, panelDrawing } from '@smart-address/core/dom';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultOf } from '../support/look.ts';

const PANELS = [
  'almostCode',
  'loading',
  'empty',
  'error',
  'rateLimited',
  'offline',
  'locate:denied',
] as const;

const SIZES = [
  ['--sa-radius', 'Corners'],
  ['--sa-radius-row', 'Corners of a row'],
  ['--sa-space', 'Rhythm'],
  ['--sa-target', 'Smallest button'],
] as const;

const LETTERS = [
  ['--sa-font-size', 'Avenue Habib Bourguiba', 'شارع الحبيب بورقيبة'],
  ['--sa-font-size-small', '1000 Tunis, Bab Bhar', '1000 تونس، باب البحر'],
] as const;

const ICONS = [
  ...Object.entries({ ...BUTTONS, ...PLACES }),
  ...PANELS.map((panel) => [panel, panelDrawing(panel)] as const),
];

function TypeSpaceShape() {
  return (
    <div className="sa-finder story-foundation">
      <h2>Type</h2>
      {LETTERS.map(([name, latin, arabic]) => (
        <p key={name}>
          <code>{name}</code>
          <span lang="fr" style={{ fontSize: defaultOf(name) }}>
            {latin}
          </span>
          <span lang="ar" dir="rtl" style={{ fontSize: defaultOf(name) }}>
            {arabic}
          </span>
        </p>
      ))}
      <p>
        <code>--sa-font-code</code>
        <bdi dir="ltr" style={{ fontFamily: defaultOf('--sa-font-code') }}>
          8GR5-4JJJ-29 TN5245-445-5222
        </bdi>
      </p>
      <h2>Space and corners</h2>
      <div className="story-sizes">
        {SIZES.map(([name, what]) => (
          <figure key={name}>
            <span
              style={
                name.includes('radius')
                  ? { inlineSize: 72, blockSize: 72, borderRadius: `var(--_${name.slice(2)})` }
                  : { inlineSize: defaultOf(name), blockSize: defaultOf(name) }
              }
            />
            <figcaption>
              <code>{name}</code>
              {what}: {defaultOf(name)}
            </figcaption>
          </figure>
        ))}
      </div>
      <h2>Elevation and focus</h2>
      <div className="story-sizes">
        {(['--sa-shadow', '--sa-ring'] as const).map((name) => (
          <figure key={name}>
            <span
              className="story-raised"
              style={{ inlineSize: 140, blockSize: 72, boxShadow: `var(--_${name.slice(2)})` }}
            />
            <figcaption>
              <code>{name}</code>
              {name === '--sa-shadow' ? 'Under the list' : 'Around the field'}
            </figcaption>
          </figure>
        ))}
      </div>
      <h2>Icons</h2>
      <div className="story-sizes">
        {ICONS.map(([name, d]) => (
          <figure key={name}>
            <svg
              width="28"
              height="28"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            >
              <path d={d} />
            </svg>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <h2>Motion</h2>
      <p>
        An edge changes in 120 ms, a phone’s sheet rises in 140 ms, and a ring turns once in 900 ms while a
        search is slow. With reduced motion nothing moves.
      </p>
    </div>
  );
}

export default {
  title: 'Foundations/Type, space and shape',
  component: TypeSpaceShape,
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof TypeSpaceShape>;

/** Letters in both scripts, sizes, corners, shadows and motion. */
export const TypeSpaceAndShape: StoryObj = { name: 'Type, space and shape' };
