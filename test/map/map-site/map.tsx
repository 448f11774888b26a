// A shop's page with a map, told what to show by its address: /map.html?value={...}&locale=ar&tiles=https://...
import '@smart-address/react/map.css';
import type { AddressValue } from '@smart-address/core';
import { MapPicker, type MapPickerProps } from '@smart-address/react/map';
import { StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

const asked = new URLSearchParams(location.search);
const url = asked.get('tiles');
const props = {
  ...(JSON.parse(asked.get('props') ?? '{}') as MapPickerProps),
  ...(url ? { tiles: { url, attribution: 'Tiles by Nobody' } } : {}),
};
const theme = asked.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
document.documentElement.dataset['react'] = version;

function Page() {
  const [saved, setSaved] = useState<AddressValue | null>(null);
  return (
    <>
      <MapPicker controls="full" {...props} onValueChange={setSaved} />
      <output>{saved ? JSON.stringify(saved.location) : ''}</output>
    </>
  );
}

const host = document.querySelector('#app');
if (host) {
  let root = createRoot(host);
  const draw = () =>
    root.render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
  draw();
  addEventListener('leave', () => root.unmount());
  // The next test begins with the page as it was, without loading it.
  addEventListener('anew', () => {
    root.unmount();
    root = createRoot(host);
    draw();
  });
}
