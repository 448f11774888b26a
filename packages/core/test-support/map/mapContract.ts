// What a map picker does, by keyboard, mouse and finger, what it says, what words it saves. Also what is copied or printed of it. The same
// for every face of it. WCAG criteria are named where a test shows them.
import type { AddressValue } from '@smart-address/core';
import type { MapContractRows, MapFace } from './mapContract.types.ts';
import { mapContractKeys } from './mapContractKeys.ts';
import { mapContractOutput } from './mapContractOutput.ts';
import { mapContractPointer } from './mapContractPointer.ts';
import { mapContractSimple } from './mapContractSimple.ts';
import { mapContractStatus } from './mapContractStatus.ts';
import { mapContractStreets } from './mapContractStreets.ts';
import { mapContractWords } from './mapContractWords.ts';
import { TUNIS } from './mapIn.ts';

/** Every row of it as a test of one face. */
export function mapContract(face: MapFace): void {
  const rows: MapContractRows = {
    face,
    renderMap: (setting = {}) => face.render(setting),
    async renderSavingMap() {
      const saved: AddressValue[] = [];
      const onValueChange = (value: AddressValue) => void saved.push(value);
      return { map: await face.render({ defaultValue: TUNIS, locale: 'en', onValueChange }), saved };
    },
  };
  mapContractKeys(rows);
  mapContractPointer(rows);
  mapContractStatus(rows);
  mapContractOutput(rows);
  mapContractWords(rows);
  mapContractSimple(rows);
  mapContractStreets(rows);
}
