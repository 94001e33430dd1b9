import { type Factory, factoryDetails } from '@ieum/contract';

const AT = '2026-11-15T01:02:03.4+00:00';

/** Returns a factory as the server sends it; fields without a value get a default. */
export const aFactory = (fields: Partial<Factory> = {}): Factory => ({
  ...factoryDetails.parse({ name: '울산 1공장', country: 'KR' }),
  id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d',
  state: 'active',
  version: 1,
  completeness: 20,
  nextSteps: [],
  createdAt: AT,
  updatedAt: AT,
  updatedBy: '김이음',
  confirmedAt: null,
  facts: { hasValidCertificate: false, hasExpiredCertificate: false, hasEvidence: false },
  can: { edit: true },
  ...fields,
});
