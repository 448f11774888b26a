import { expect, it } from 'vitest';
import { loadGazetteer } from './loadGazetteer.ts';

it('answers in a page', async () => {
  const gazetteer = await loadGazetteer({ wait: 'places' });
  expect(gazetteer.nearest({ lat: 36.8065, lng: 10.1815 })?.label).toBe('République, 1001 Tunis');
  await gazetteer.complete;
  expect(gazetteer.isComplete).toBe(true);
  expect(gazetteer.search('hammamet')[0]?.name).toBe('Hammamet');
});

it('answers in a worker', async () => {
  const worker = new Worker(new URL('./loadGazetteer.test.worker.ts', import.meta.url), { type: 'module' });
  const answer = await new Promise((resolve, reject) => {
    worker.addEventListener('message', (event) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage({ lat: 36.8065, lng: 10.1815 }, []);
  });
  worker.terminate();
  expect(answer).toEqual({ label: 'République, 1001 Tunis', isCovered: true, first: 'Hammamet' });
});
