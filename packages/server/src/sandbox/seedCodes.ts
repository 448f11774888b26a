import type { LatLng } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { codeRecordOf } from '../operations/codeRecord.ts';
import type { CodeRecord } from '../store/records.types.ts';
import type { Store } from '../store/store.types.ts';
import { sandboxOrganisationId } from './seedCredentials.ts';

/** Points registered in every sandbox: two with a surveyed rooftop, one with a retired code. */
export const sandboxPoints = {
  surveyed: [
    { lat: 35.8256, lng: 10.6369 },
    { lat: 34.7398, lng: 10.76 },
  ],
  retired: [{ lat: 37.2744, lng: 9.8739 }],
} as const satisfies Record<string, readonly LatLng[]>;

/** Registers the missing ones; existing ones may have been changed since and stay. */
export async function seedCodes(store: Store, gazetteer: Gazetteer, now: number): Promise<void> {
  const owner = { organisationId: sandboxOrganisationId, createdAt: now };
  await store.exclusively('seedCodes', async () => {
    for (const point of sandboxPoints.surveyed) await registerNew({ surveyed: point }, point);
    for (const point of sandboxPoints.retired) {
      const created = await registerNew({}, point);
      if (created) await store.codes.setStatus(created.smartCode, 'retired');
    }
  });

  async function registerNew(survey: Pick<Partial<CodeRecord>, 'surveyed'>, point: LatLng) {
    const record = { ...codeRecordOf(gazetteer, point, owner), ...survey };
    if (await store.codes.get(record.smartCode)) return null;
    await store.codes.register(record);
    return record;
  }
}
