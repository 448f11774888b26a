import type { LatLng } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { codeRecordOf } from '../operations/codeRecord.ts';
import type { Store } from '../store/store.types.ts';
import { sandboxOrganisationId } from './seedCredentials.ts';

/** Points that every sandbox has registered: two surveyed on the roof, one whose code was retired. */
export const sandboxPoints = {
  surveyed: [
    { lat: 35.8256, lng: 10.6369 },
    { lat: 34.7398, lng: 10.76 },
  ],
  retired: [{ lat: 37.2744, lng: 9.8739 }],
} as const satisfies Record<string, readonly LatLng[]>;

export async function seedCodes(store: Store, gazetteer: Gazetteer, now: number): Promise<void> {
  const owner = { organisationId: sandboxOrganisationId, createdAt: now };
  for (const point of sandboxPoints.surveyed) {
    await store.codes.register({ ...codeRecordOf(gazetteer, point, owner), surveyed: point });
  }
  for (const point of sandboxPoints.retired) {
    const record = codeRecordOf(gazetteer, point, owner);
    const { created } = await store.codes.register(record);
    if (created) await store.codes.setStatus(record.smartCode, 'retired');
  }
}
