import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FinderForm } from '../support/FinderForm.tsx';
import { localeOf } from '../support/locale.ts';

const PARTS = [
  ['.sa-finder', 'Root', 'data-state="open | closed", data-status, data-source'],
  ['.sa-label', 'Label', ''],
  ['.sa-control', 'Control: the box with the edge and the ring', ''],
  ['.sa-open', 'OpenButton', 'aria-expanded, data-loading'],
  ['.sa-input', 'Input', 'aria-expanded, aria-invalid'],
  ['.sa-clear', 'ClearButton', 'hidden while the field is empty'],
  ['.sa-locate', 'LocateButton', 'data-state="idle | locating | failed"'],
  ['.sa-popup', 'Popup', 'data-layout="popover | sheet", data-side, data-panel'],
  ['.sa-list', 'List', 'data-stale'],
  ['.sa-option', 'Option', 'data-active, data-type, data-recent'],
  ['.sa-match', 'Match: name, place, letters that match in bold', ''],
  ['.sa-attribution', 'Attribution: who made the data', ''],
] as const;

/** Writes each part's number beside it, once it is drawn. */
function number(root: HTMLElement): void {
  root.querySelectorAll('.story-number').forEach((mark) => mark.remove());
  PARTS.forEach(([selector], at) => {
    const part = root.querySelector<HTMLElement>(`.story-anatomy ${selector}`);
    if (!part) return;
    const stage = root.getBoundingClientRect();
    const box = part.getBoundingClientRect();
    const mark = root.appendChild(document.createElement('span'));
    mark.className = 'story-number';
    mark.textContent = String(at + 1);
    mark.style.left = `${box.left - stage.left}px`;
    mark.style.top = `${box.top - stage.top}px`;
  });
}

export default {
  title: 'Foundations/Anatomy',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta;

/** The finder’s parts: the class to style, the name in code, and the attributes that tell its states. */
export const OfTheFinder: StoryObj = {
  name: 'Of the finder',
  render: (_, { globals }) => (
    <div className="story-numbered">
      <div className="story-anatomy" aria-hidden="true" inert>
        <FinderForm
          defaultInputValue={localeOf(globals) === 'ar' ? 'المرسى' : 'la marsa'}
          defaultOpen
          firstStep="arrow"
          locale={localeOf(globals)}
          isInPlace
        />
      </div>
      <table className="story-table" lang="en" dir="ltr">
        <caption>Parts</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Class</th>
            <th scope="col">Part</th>
            <th scope="col">Attributes</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map(([selector, part, attributes], at) => (
            <tr key={selector}>
              <td>{at + 1}</td>
              <th scope="row">
                <code>{selector}</code>
              </th>
              <td>{part}</td>
              <td>{attributes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-active]')).not.toBeNull());
    const root = canvasElement.querySelector<HTMLElement>('.story-numbered');
    if (root) number(root);
    // A part that is renamed is missed here.
    await expect(canvasElement.querySelectorAll('.story-number')).toHaveLength(PARTS.length);
  },
};
