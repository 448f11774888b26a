// One finder on a page, by its name in the address. Each is fetched alone: some listen to the whole page from the moment they are read.
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { find } from './source.ts';

const widgets: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  bare: () => import('./widgets/Bare.tsx'),
  'bare, again': () => import('./widgets/Bare.tsx'),
  'bare, showing as much': () => import('./widgets/BareFull.tsx'),
  'bare, showing as much, styled': () => import('./widgets/BareFullStyled.tsx'),
  'ours, plain rows': () => import('./widgets/OursByParts.tsx'),
  'ours, default rows': () => import('./widgets/Ours.tsx'),
  'ours, styled': () => import('./widgets/OursStyled.tsx'),
  'ours, by React': () => import('./widgets/OursByReact.tsx'),
  'ours, text by React': () => import('./widgets/OursTextByReact.tsx'),
  downshift: () => import('./widgets/Downshift.tsx'),
  'Base UI': () => import('./widgets/BaseUi.tsx'),
  'React Aria': () => import('./widgets/ReactAria.tsx'),
};

const name = decodeURIComponent(location.hash.slice(1));
const load = widgets[name];
if (load === undefined) throw new Error(`There is no widget called ${name}.`);
const { default: Widget } = await load();

/** Whether the rows that answer what is typed, and no others, stand in the document. */
function isAnswered(): boolean {
  const wanted = find(document.querySelector('input')?.value ?? '');
  const rows = document.querySelectorAll('li, [role="option"]');
  return (
    rows.length === wanted.length &&
    wanted.every(({ label }, index) => rows[index]?.textContent.startsWith(label) === true)
  );
}

/** From each key's own time stamp to the end of the first frame that has its rows, in milliseconds. */
function watchPainting(): readonly number[] {
  const painted: number[] = [];
  const watch = ({ key, timeStamp }: KeyboardEvent) => {
    if (key.length > 1) return;
    const look = () => {
      if (isAnswered()) setTimeout(() => painted.push(performance.now() - timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('keydown', watch, { capture: true });
  return painted;
}

window.keys = { isAnswered, watchPainting };

const host = document.querySelector('#host');
if (host !== null) createRoot(host).render(createElement(Widget));
