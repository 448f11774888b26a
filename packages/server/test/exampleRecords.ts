import type { CodeRecord, KeyRecord } from '../src/store/records.types.ts';

export const exampleCode: CodeRecord = {
  smartCode: '8GR5-4JJJ-29',
  smartcode: 'TN5245-445-5222',
  plusCode: '8F8GR54J+JJ2',
  point: { lat: 36.8065125, lng: 10.181515625 },
  surveyed: null,
  postalCode: '1001',
  locality: 'République',
  governorate: 'Tunis',
  status: 'active',
  organisationId: 'org_a',
  createdAt: 1_800_000_000_000,
};

export const exampleKey: KeyRecord = {
  id: 'key000000001',
  organisationId: 'org_a',
  environment: 'sandbox',
  name: 'Checkout',
  secretHash: 'ab'.repeat(32),
  state: 'active',
  scopes: ['code:read'],
  limit: { perSecond: 2, burst: 10 },
  ipAllowList: [],
  origins: null,
  createdAt: 1,
  expiresAt: null,
  replacedBy: null,
};
