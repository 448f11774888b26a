import { createElement, createRef, useEffect, useState } from 'react';
import { mapContract } from '../../../core/test-support/map/mapContract.ts';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { mapIn, renderMap } from '../../test-support/renderMap.tsx';
import { MapPicker, type MapPickerHandle, type MapPickerProps } from './MapPicker.tsx';

mapContract({
  render: (setting) => renderMap(setting),

  async renderGiven({ defaultValue = null, ...setting }) {
    let give: (place: MapPickerProps['value']) => void = () => undefined;
    const handle = createRef<MapPickerHandle>();
    function Page() {
      const [value, setValue] = useState<MapPickerProps['value']>(defaultValue);
      useEffect(() => {
        give = setValue;
      }, []);
      return (
        <fieldset>
          <MapPicker ref={handle} controls="full" {...setting} value={value} />
        </fieldset>
      );
    }
    const host = await renderPage(<Page />);
    const map = mapIn(host);
    await map.ready();
    const around = host.querySelector('fieldset');
    if (around === null) throw new Error('There is no fieldset.');
    return {
      map,
      around,
      give: (place) => give(place),
      handle: {
        adjust: () => handle.current?.adjust(),
        get hasUnsavedPin() {
          return handle.current?.hasUnsavedPin ?? false;
        },
      },
    };
  },

  async renderIn(name, setting) {
    const host = await renderPage(createElement(name, null, <MapPicker controls="full" {...setting} />));
    const map = mapIn(host);
    await map.ready();
    const around = host.querySelector(name);
    if (around === null) throw new Error(`There is no ${name}.`);
    return { map, around };
  },
});
