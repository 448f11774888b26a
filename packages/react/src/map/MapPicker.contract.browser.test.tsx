import { createElement } from 'react';
import { mapContract } from '../../../core/test-support/mapContract.ts';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { mapIn, renderMap } from '../../test-support/renderMap.tsx';
import { MapPicker } from './MapPicker.tsx';

mapContract({
  render: (setting) => renderMap(setting),

  async renderIn(name, setting) {
    const host = await renderPage(createElement(name, null, <MapPicker {...setting} />));
    const map = mapIn(host);
    await map.ready();
    const around = host.querySelector(name);
    if (around === null) throw new Error(`There is no ${name}.`);
    return { map, around };
  },
});
