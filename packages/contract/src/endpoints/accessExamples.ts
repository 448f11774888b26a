import { scopes } from '../schemas/auth.ts';

const application = {
  id: 'app_7Hq2kP0wZr4nT9sB',
  interface: 'A',
  state: 'submitted',
  organization: 'Livraison du Lac',
  contact: { name: 'Amel Trabelsi', email: 'amel@livraison.example' },
  intendedUse: 'Our couriers find parcels by address code, and our checkout fills in addresses.',
  plan: 'low',
  submittedAt: '2026-11-23T09:00:00.000Z',
  dueAt: '2026-11-26T09:00:00.000Z',
  decidedAt: null,
  note: '',
  answer: '',
};
const { interface: face, organization, contact, intendedUse, plan } = application;

const key = {
  id: '4fT0aZk29QxM',
  name: 'Checkout',
  environment: 'live',
  state: 'active',
  scopes,
  ratePerSecond: 10,
  burst: 50,
  ipAllowList: ['197.0.0.0/16'],
  origins: null,
  createdAt: '2026-11-27T08:00:00.000Z',
  expiresAt: null,
  replacedBy: null,
};
// The checksums of the key and the token are wrong on purpose, so that no secret scanner takes them for real ones.
const receipt = {
  key,
  apiKey: 'sac_live_4fT0aZk29QxM_00000000000000000000000000000000xxxxxx',
  clientId: key.id,
  clientSecret: '00000000000000000000000000000000',
};
const accountToken = 'sat_live_9sPq3LmW0xYc_00000000000000000000000000000000xxxxxx';

const done = (data: unknown, statusCode = 200) => ({ success: true, statusCode, message: 'Done', data });

/** Requests and answers of the routes that grant access. */
export const accessExamples = {
  plans: {
    answer: done({
      plans: [
        {
          name: 'medium',
          label: 'Medium',
          currency: 'TND',
          pricePerYear: 790,
          popular: true,
          unitsPerMonth: 250_000,
          ratePerSecond: 25,
          burst: 100,
          keys: { live: 10, sandbox: 10 },
        },
      ],
    }),
  },
  applicationSubmit: {
    body: { interface: face, organization, contact, intendedUse, plan },
    answer: done({ application, accountToken }, 201),
  },
  applicationList: { answer: done({ count: 1, applications: [application] }) },
  applicationRead: { answer: done(application) },
  applicationAnswer: {
    body: { answer: 'About 2,000 parcels a day, in Grand Tunis.' },
    answer: done({
      ...application,
      state: 'under_review',
      note: 'How many parcels a day?',
      answer: 'About 2,000 parcels a day, in Grand Tunis.',
    }),
  },
  applicationWithdraw: {
    answer: done({ ...application, state: 'withdrawn', decidedAt: '2026-11-24T10:00:00.000Z' }),
  },
  keyCreate: {
    // Valid in a sandbox and on live, from any address: readers can try it as it is.
    body: { name: key.name, scopes: ['code:create', 'code:read'], ratePerSecond: 10, burst: 50 },
    answer: done({ ...receipt, key: { ...key, scopes: ['code:create', 'code:read'], ipAllowList: [] } }, 201),
  },
  keyList: { answer: done({ count: 1, keys: [key] }) },
  keyRead: { answer: done(key) },
  keyChange: {
    body: { ipAllowList: ['197.0.0.0/16', '2c0f:f698::/32'] },
    answer: done({ ...key, ipAllowList: ['197.0.0.0/16', '2c0f:f698::/32'] }),
  },
  keyRotate: { answer: done(receipt, 201) },
  keyRevoke: { answer: done({ ...key, state: 'revoked' }) },
  usage: {
    query: { month: '2026-11' },
    answer: done({
      month: '2026-11',
      quota: { limit: 50_000, used: 1_204, remaining: 48_796, resetsAt: '2026-11-30T23:00:00.000Z' },
      days: [{ date: '2026-11-27', units: 1_204, operations: { encode: 1_000, autocomplete: 204 } }],
    }),
  },
  accountToken: { answer: done({ accountToken, expiresAt: '2027-11-27T08:00:00.000Z' }) },
} as const;
