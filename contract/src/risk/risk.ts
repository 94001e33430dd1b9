import { z } from 'zod';
import { country } from '../kit/country.ts';
import { defineContract } from '../kit/endpoint.ts';
import { optionalText, text } from '../kit/text.ts';

export const RISK_KINDS = ['country', 'region', 'sector'] as const;
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export const RISK_NAME_MAX = 100;
export const RISK_SOURCE_MAX = 200;
export const RISK_NOTE_MAX = 500;

const level = z.enum(RISK_LEVELS);

/** A country is identified by its code, a region by country and name, a sector by name. */
const entryFields = {
  kind: z.enum(RISK_KINDS),
  country: country.nullable(),
  name: optionalText(RISK_NAME_MAX),
  level,
  /** Source of the assessment, and the day to which it refers. */
  source: text(RISK_SOURCE_MAX),
  sourceDate: z.iso.date(),
  note: optionalText(RISK_NOTE_MAX),
};

export const riskEntryInput = z.strictObject(entryFields);

export const riskEntry = z.object({ ...entryFields, id: z.uuid(), version: z.int32() });
export type RiskEntryInput = z.infer<typeof riskEntryInput>;
export type RiskEntry = z.infer<typeof riskEntry>;

const write = { access: ['admin'], asksPassword: true } as const;

/** Places and sectors that need a closer look. The operators maintain the list. */
export const riskContract = defineContract({
  listRiskEntries: {
    summary: 'Lists the countries, regions and sectors on the risk list, the highest level first.',
    method: 'GET',
    path: '/admin/risk-entries',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({ rows: z.array(riskEntry) }),
    errors: [],
  },
  addRiskEntry: {
    ...write,
    summary: 'Adds a country, region or sector to the risk list.',
    method: 'POST',
    path: '/admin/risk-entries',
    input: riskEntryInput,
    output: riskEntry,
    changes: ['listRiskEntries'],
    errors: ['risk.entry_taken', 'risk.list_full'],
  },
  updateRiskEntry: {
    ...write,
    summary: 'Changes an entry of the risk list.',
    method: 'PUT',
    path: '/admin/risk-entries/:id',
    input: z.strictObject({ ...entryFields, id: z.uuid(), version: z.int32() }),
    output: riskEntry,
    changes: ['listRiskEntries'],
    errors: ['request.not_found', 'risk.entry_taken', 'risk.entry_changed'],
  },
  removeRiskEntry: {
    ...write,
    summary: 'Removes an entry from the risk list.',
    method: 'DELETE',
    path: '/admin/risk-entries/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: ['listRiskEntries'],
    errors: ['request.not_found'],
  },
});

export const riskErrors = {
  'risk.entry_taken': 409,
  /** Another person has changed the entry since it was read. */
  'risk.entry_changed': 409,
  'risk.list_full': 409,
} as const;
