// A page without a framework: a finder with its map, told what to show by its address: /element.html?props={"defaultValue":{...}}
import '@smart-address/element';
import { OPENSTREETMAP_TILES } from '@smart-address/element/map';

const asked = new URLSearchParams(location.search);
const url = asked.get('tiles');
const { defaultValue } = JSON.parse(asked.get('props') ?? '{}') as {
  defaultValue?: { lat: number; lng: number };
};
const map = document.querySelector('map-picker');
const finder = document.querySelector('address-finder');
const output = document.querySelector('output');
if (map && finder && output) {
  if (defaultValue)
    finder.addressValue = { ...finder.addressValue, text: 'Tunis', source: 'picked', location: defaultValue };
  if (url) map.tiles = { ...OPENSTREETMAP_TILES, url, attribution: 'Tiles by Nobody' };
  finder.addEventListener('value-set', () => {
    output.textContent = JSON.stringify(finder.addressValue.location);
  });
}
