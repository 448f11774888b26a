import { createElement, useEffect, useState } from 'react';
import { mapContract } from '../../../core/test-support/mapContract.ts';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { mapIn, renderMap } from '../../test-support/renderMap.tsx';
import { MapPicker, type MapPickerProps } from './MapPicker.tsx';

mapContract({
  render: (setting) => renderMap(setting),

  async renderGiven({ defaultValue = null, ...setting }) {
    let give: (place: MapPickerProps['value']) => void = () => undefined;
    function Page() {
      const [value, setValue] = useState<MapPickerProps['value']>(defaultValue);
      useEffect(() => {
        give = setValue;
      }, []);
      return <MapPicker {...setting} value={value} />;
    }
    const map = mapIn(await renderPage(<Page />));
    await map.ready();
    return { map, give: (place) => give(place) };
  },

  async renderIn(name, setting) {
    const host = await renderPage(createElement(name, null, <MapPicker {...setting} />));
    const map = mapIn(host);
    await map.ready();
    const around = host.querySelector(name);
    if (around === null) throw new Error(`There is no ${name}.`);
    return { map, around };
  },
});
