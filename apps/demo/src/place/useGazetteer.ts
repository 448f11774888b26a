import { loadGazetteer, type Gazetteer } from '@smart-address/gazetteer';
import { useEffect, useState } from 'react';

/** Tunisia's places on this device; null until they are there, and where they could not be fetched. Drawn again once streets are there too. */
export function useGazetteer(): Gazetteer | null {
  const [loaded, setLoaded] = useState<{ readonly gazetteer: Gazetteer } | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (gazetteer: Gazetteer): void => {
      if (!isGone) setLoaded({ gazetteer });
    };
    loadGazetteer({ wait: 'places' }).then(
      (gazetteer) => {
        show(gazetteer);
        void gazetteer.complete.then(
          () => show(gazetteer),
          () => undefined,
        );
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded?.gazetteer ?? null;
}
