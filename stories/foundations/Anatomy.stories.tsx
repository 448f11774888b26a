import { AddressPreview } from '@smart-address/react';
import { MapPicker } from '@smart-address/react/map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FinderForm } from '../support/FinderForm.tsx';
import { localeOf } from '../support/locale.ts';
import { placeValue } from '../support/places.ts';
import { Table } from '../support/Table.tsx';

const FINDER = [
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

const PICKER = [
  ['.sa-map', 'Root', 'data-status="loading | ready | failed", data-mode="view | adjust", data-controls'],
  ['.sa-map-pane', 'Map: takes the keys', ''],
  ['.sa-map-pin', 'The pin', 'data-exact'],
  ['.sa-map-controls', 'Zoom and position', ''],
  ['.sa-map-attribution', 'Attribution: who made the data', ''],
  ['.sa-map-panel', 'Panel, beside the map or below it', ''],
  ['.sa-map-actions', 'Actions: what is done with the pin', 'data-primary on the main button'],
  ['.sa-map-facts', 'Facts: where the pin is', ''],
  ['.sa-map-accuracy', 'Accuracy', ''],
  ['.sa-map-codes', 'Codes, each with a button that copies it', ''],
] as const;

const PREVIEW = [
  ['.sa-preview-figure', 'Root', ''],
  ['.sa-preview', 'The drawing: land, places, pin', ''],
  ['.sa-preview-credit', 'Attribution: who made the data', ''],
] as const;

type Parts = typeof FINDER | typeof PICKER | typeof PREVIEW;

/** Writes each part's number beside it, once it is drawn. */
function number(root: HTMLElement, parts: Parts): void {
  root.querySelectorAll('.story-number').forEach((mark) => mark.remove());
  const stage = root.getBoundingClientRect();
  parts.forEach(([selector], at) => {
    const part = root.querySelector<HTMLElement>(`.story-anatomy ${selector}`);
    if (!part) return;
    const box = part.getBoundingClientRect();
    const mark = root.appendChild(document.createElement('span'));
    mark.className = 'story-number';
    mark.textContent = String(at + 1);
    mark.style.left = `${box.left - stage.left}px`;
    mark.style.top = `${box.top - stage.top}px`;
  });
}

interface AnatomyProps {
  readonly parts: Parts;
  readonly children: ReactNode;
}

/** A part that is looked at and not used, and the table of its numbers. */
function Anatomy({ parts, children }: AnatomyProps) {
  return (
    <div className="story-numbered">
      <div className="story-anatomy" aria-hidden="true" inert>
        {children}
      </div>
      <Table caption="Parts" head={['No.', 'Class', 'Part', 'Attributes']} lang="en" dir="ltr">
        {parts.map(([selector, part, attributes], at) => (
          <tr key={selector}>
            <td>{at + 1}</td>
            <th scope="row">
              <code>{selector}</code>
            </th>
            <td>{part}</td>
            <td>{attributes}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** Numbers the parts once the last thing is drawn; one that is renamed is missed here. */
const numbered =
  (parts: Parts, drawn: string): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(drawn)).not.toBeNull());
    const root = canvasElement.querySelector<HTMLElement>('.story-numbered');
    if (root) number(root, parts);
    await expect(canvasElement.querySelectorAll('.story-number')).toHaveLength(parts.length);
  };

export default {
  title: 'Foundations/Anatomy',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta;

/** The finder’s parts: the class to style, the name in code, and the attributes that tell its states. */
export const OfTheFinder: StoryObj = {
  name: 'Of the finder',
  render: (_, { globals }) => (
    <Anatomy parts={FINDER}>
      <FinderForm
        defaultInputValue={localeOf(globals) === 'ar' ? 'المرسى' : 'la marsa'}
        defaultOpen
        firstStep="arrow"
        locale={localeOf(globals)}
        isInPlace
      />
    </Anatomy>
  ),
  play: numbered(FINDER, '[data-active]'),
};

export const OfTheMapPicker: StoryObj = {
  name: 'Of the map picker',
  render: (_, { globals }) => (
    <Anatomy parts={PICKER}>
      <MapPicker controls="full" defaultValue={placeValue('street')} locale={localeOf(globals)} />
    </Anatomy>
  ),
  play: numbered(PICKER, '.sa-map[data-status=ready] .sa-map-codes'),
};

export const OfThePreview: StoryObj = {
  name: 'Of the preview',
  render: (_, { globals }) => (
    <Anatomy parts={PREVIEW}>
      <AddressPreview value={placeValue('locality')} locale={localeOf(globals)} />
    </Anatomy>
  ),
  play: numbered(PREVIEW, 'svg text'),
};
