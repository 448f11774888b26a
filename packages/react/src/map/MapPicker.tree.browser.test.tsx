// The map as a tree of React's: its parts, layers of a team's own, and what React does to a tree.
import { render, screen } from '@testing-library/react';
import type L from 'leaflet';
import { Activity, createRef, StrictMode, Suspense, use, useState, type ReactNode } from 'react';
import { MapContainer } from 'react-leaflet';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { plusCodeGrid } from '@smart-address/core/map/leaflet';
import { TUNIS } from '../../test-support/renderMap.tsx';
import { MapPicker, type MapPickerHandle } from './index.ts';
import { PlusCodeGrid } from './layers.tsx';

const show = (page: ReactNode) => render(page, { wrapper: StrictMode });
const isReady = () => screen.getByRole('region').dataset['status'] === 'ready';
const maps = () => document.querySelectorAll('.leaflet-map-pane').length;

/** What the console is told, instead of the developer. */
function listen(kind: 'warn' | 'error') {
  const said = vi.spyOn(console, kind).mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.flat().join(' ');
}

test('every part has a ref', async () => {
  const refs = {
    map: createRef<HTMLDivElement>(),
    placeHere: createRef<HTMLButtonElement>(),
    actions: createRef<HTMLDivElement>(),
    tools: createRef<HTMLDivElement>(),
    arrows: createRef<HTMLFieldSetElement>(),
    typed: createRef<HTMLDivElement>(),
    facts: createRef<HTMLDivElement>(),
    status: createRef<HTMLDivElement>(),
  };
  const root = createRef<MapPickerHandle>();
  show(
    <MapPicker.Root ref={root} defaultValue={TUNIS} locale="en">
      <MapPicker.Map ref={refs.map} />
      <MapPicker.PlaceHere ref={refs.placeHere} />
      <MapPicker.Actions ref={refs.actions} />
      <MapPicker.Tools ref={refs.tools}>
        <MapPicker.ArrowPad ref={refs.arrows} />
        <MapPicker.TypedLocation ref={refs.typed} />
      </MapPicker.Tools>
      <MapPicker.Facts ref={refs.facts} />
      <MapPicker.Status ref={refs.status} />
    </MapPicker.Root>,
  );
  root.current?.adjust();
  await screen.findByRole('button', { name: 'Save' });
  for (const [name, ref] of Object.entries(refs))
    expect([name, ref.current?.isConnected]).toEqual([name, true]);
  expect(refs.status.current?.role).toBe('status');
});

test('a part outside of a picker says where it belongs', () => {
  listen('error');
  expect(() => show(<MapPicker.Facts />)).toThrow(
    '<MapPicker.Facts> stands outside a map picker. Put it inside <MapPicker.Root>.',
  );
});

test('a layer of a team’s that throws costs the map and not the picker, which takes a typed place', async () => {
  listen('error');
  const said = listen('warn');
  function Broken(): never {
    throw new Error('The zone is not known.');
  }
  show(
    <MapPicker defaultValue={TUNIS} locale="en">
      <Broken />
    </MapPicker>,
  );
  await screen.findByText(/The map cannot be shown/);
  expect(said()).toContain('The map is not shown: The zone is not known.');
  await userEvent.click(screen.getByRole('button', { name: 'Adjust the pin' }));
  await userEvent.fill(screen.getByRole('textbox'), '36.81, 10.19');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('36.8100000, 10.1900000');
});

test('hidden by <Activity> and shown again, it is one map, which moves its pin', async () => {
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          Turn
        </button>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <MapPicker defaultValue={TUNIS} locale="en" />
        </Activity>
      </>
    );
  }
  show(<Page />);
  await expect.poll(isReady).toBe(true);
  const turn = screen.getByRole('button', { name: 'Turn' });
  await userEvent.click(turn);
  await userEvent.click(turn);
  await expect.poll(() => maps()).toBe(1);
  await expect.poll(() => document.querySelectorAll('.sa-map-pin').length).toBe(1);
  const left = () => document.querySelector('.sa-map-pin')?.getBoundingClientRect().left ?? NaN;
  const before = left();
  await userEvent.click(screen.getByRole('application'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(left).toBeLessThan(before - 40);
});

test('hidden by <Suspense> while something beside it loads, it is the same map afterwards', async () => {
  let come: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    come = resolve;
  });
  const Late = () => use(late);
  function Page() {
    const [isAsked, setAsked] = useState(false);
    return (
      <Suspense fallback="Loading">
        <button type="button" onClick={() => setAsked(true)}>
          Ask
        </button>
        {isAsked ? <Late /> : null}
        <MapPicker controls="full" defaultValue={TUNIS} locale="en" />
      </Suspense>
    );
  }
  // Not in StrictMode, which runs the effects of what is shown again twice.
  render(<Page />);
  await expect.poll(isReady).toBe(true);
  const pane = document.querySelector('.leaflet-map-pane');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('Loading');
  come('Come');
  await screen.findByText(/Come/);
  expect(document.querySelector('.leaflet-map-pane')).toBe(pane);
  await userEvent.click(screen.getByRole('button', { name: 'Adjust the pin' }));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await screen.findByText('36.7995250, 10.1716000');
});

test('in a container without a height our layers tell the developer', async () => {
  const said = listen('warn');
  show(
    <MapContainer center={TUNIS} zoom={18} style={{ height: 0, overflow: 'hidden' }}>
      <PlusCodeGrid />
    </MapContainer>,
  );
  await expect.poll(said).toContain('The map has no height');
});

test('our layers refuse the map of another copy of Leaflet, in one sentence', async () => {
  const copy = new URL('../../node_modules/leaflet/dist/leaflet-src.esm.js', import.meta.url).href;
  const other: typeof L = await import(/* @vite-ignore */ copy);
  const map = other.map(document.createElement('div')).setView(TUNIS, 18);
  expect(() => plusCodeGrid().addTo(map)).toThrow('The page has two copies of Leaflet');
});
