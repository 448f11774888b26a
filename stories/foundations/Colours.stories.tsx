import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { defaultOf, lookControls, lookOf, styleOf, styleSheetOf } from '../support/look.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { TOKEN_TABLE, isTokenName } from './tokenTable.ts';

const COLOURS = Object.keys(TOKEN_TABLE).filter(
  (name) => isTokenName(name) && TOKEN_TABLE[name].type === 'color',
);
const names = COLOURS.filter(isTokenName);
const { args, argTypes } = lookControls(names);

export default {
  title: 'Foundations/Colours',
  args,
  argTypes,
  parameters: {
    // Samples show what is wrong, too.
    a11y: { context: { exclude: ['.story-sample'] } },
    docs: {
      source: {
        language: 'css',
        transform: (_: string, { args }: StoryContext) => styleSheetOf(lookOf(args)),
      },
    },
  },
  render: (args) => {
    const look = lookOf(args);
    return (
      <>
        <div className="story-swatches" style={styleOf(look)}>
          {names.map((name) => (
            <figure key={name}>
              <div>
                {(['light', 'dark'] as const).map((theme) => {
                  const value = args[theme === 'dark' ? `${name} (dark)` : name] || defaultOf(name, theme);
                  return (
                    <span key={theme} data-theme={theme} style={{ background: value }}>
                      <code>{value}</code>
                    </span>
                  );
                })}
              </div>
              <figcaption>
                <code>{name}</code>
                {TOKEN_TABLE[name].description}
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="story-scenes story-wide">
          {(['light', 'dark'] as const).map((theme) => (
            <ContrastTable key={theme + JSON.stringify(look)} {...{ look, theme }} />
          ))}
        </div>
      </>
    );
  },
} satisfies Meta<Record<string, string>>;

type Story = StoryObj<Record<string, string>>;

const tooLittle = (canvasElement: HTMLElement) => within(canvasElement).queryAllByText(/too little/);

/** Each colour in light and in dark, and the contrast of those that stand on each other. Change one below. */
export const Colours: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText(/^✓/)).toHaveLength(22));
    await expect(tooLittle(canvasElement)).toHaveLength(0);
  },
};

/** A pale accent: the table says where it cannot be read. */
export const TooLittleContrast: Story = {
  name: 'Too little contrast',
  args: { '--sa-accent': '#9ec5f0', '--sa-text-muted': '#b8c0cc' },
  play: async ({ canvasElement }) => {
    // Letters that match (in the list and in the active row) and those on the main button; second lines and the footer.
    await waitFor(() => expect(tooLittle(canvasElement)).toHaveLength(5));
  },
};
