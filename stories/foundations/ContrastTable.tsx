import { useLayoutEffect, useRef, useState } from 'react';
import { styleOf, type Look } from '../support/look.ts';
import { CONTRAST_RULES, contrastOf, ratioText, type Rgb } from './contrast.ts';
import type { TokenName } from './tokenTable.ts';
import { Table } from '../support/Table.tsx';

/** Any colour that the browser knows, as it is painted. */
function paint(color: string): Rgb {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

type Drawn = (name: TokenName) => Rgb;

/** A token as a finder draws it: set, by default, or mixed from others. */
function drawnIn(finder: HTMLElement): Drawn {
  const probe = finder.appendChild(document.createElement('span'));
  return (name) => {
    probe.style.color = `var(${name.replace('--sa-', '--_sa-')})`;
    return paint(getComputedStyle(probe).color);
  };
}

interface ContrastTableProps {
  readonly look: Look;
  readonly theme: 'light' | 'dark';
}

/** The pairs of colours that stand on each other in a look, each with its ratio, and whether that is enough. Read once: another look, another key. */
export function ContrastTable({ look, theme }: ContrastTableProps) {
  const finder = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly { readonly ratio: number; readonly css: string }[]>([]);
  const style = styleOf(look);
  useLayoutEffect(() => {
    if (!finder.current) return;
    const drawn = drawnIn(finder.current);
    setRows(
      CONTRAST_RULES.map(({ of, on }) => ({
        ratio: contrastOf(drawn(of), drawn(on)),
        css: `rgb(${drawn(of).join()}) rgb(${drawn(on).join()})`,
      })),
    );
    finder.current.replaceChildren();
  }, []);
  return (
    <section data-theme={theme} className="story-scene" aria-label={`Contrast, ${theme}`}>
      <div ref={finder} className="sa-finder" hidden style={style} />
      <Table caption={`Contrast, ${theme}`} head={['Where', 'Sample', 'Ratio', 'Needed']}>
        {CONTRAST_RULES.map(({ of, on, atLeast, where }, at) => {
          const { ratio = 0, css = '' } = rows[at] ?? {};
          const [color, background] = css.split(/ (?=rgb)/);
          const isEnough = ratio >= atLeast;
          return (
            <tr key={where} data-enough={isEnough}>
              <th scope="row">
                {where}
                <small>
                  <code>{of}</code> on <code>{on}</code>
                </small>
              </th>
              <td aria-hidden="true">
                <span className="story-sample" style={{ color, background }}>
                  Aa أب
                </span>
              </td>
              <td>{isEnough ? `✓ ${ratioText(ratio)}` : `✗ ${ratioText(ratio)}, too little`}</td>
              <td>{atLeast} : 1</td>
            </tr>
          );
        })}
      </Table>
    </section>
  );
}
