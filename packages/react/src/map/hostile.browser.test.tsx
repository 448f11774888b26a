import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hostileMapContract } from '../../../core/test-support/hostile/hostileMapContract.ts';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { mapIn } from '../../test-support/renderMap.tsx';
import { MapPicker } from './MapPicker.tsx';

hostileMapContract(
  async ({ defaultValue: value = null, ...settings }) => {
    let give: (value: unknown) => void = () => undefined;
    function Page() {
      const [props, setProps] = useState<Readonly<Record<string, unknown>>>({ value });
      useEffect(() => {
        give = (given) => flushSync(() => setProps({ value: given }));
      }, []);
      return <MapPicker controls="full" {...settings} {...props} />;
    }
    const map = mapIn(renderPage(<Page />));
    await map.ready();
    return { map, give: (given) => give(given) };
    // React's development build looks into changed props itself, and does not survive what it finds there.
  },
  (name) => !/getter that throws|revoked proxy/.test(name),
);
