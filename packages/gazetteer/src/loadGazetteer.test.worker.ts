import type { LatLng } from '@smart-address/codes';
import { loadGazetteer } from './loadGazetteer.ts';

/** For a test: the gazetteer where a team that fears for its main thread would put it. */
addEventListener('message', async (event: MessageEvent<LatLng>) => {
  const gazetteer = await loadGazetteer();
  postMessage({
    label: gazetteer.nearest(event.data)?.label,
    isCovered: gazetteer.covers(event.data),
    first: gazetteer.search('hammamet')[0]?.name,
  });
});
