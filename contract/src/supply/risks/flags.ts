import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { day } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines } from '../../kit/text.ts';
import { FLAG_READS } from '../reads.ts';

/** Risk flags from links, certificates and flows. */
export const FLAG_CODES = [
  'CERT_EXPIRED',
  'CERT_EXPIRING',
  'LINK_UNCONFIRMED',
  'LINK_DISPUTED',
  'LINK_UNIDENTIFIED',
  'SINGLE_SOURCE',
  'CONCENTRATION',
  'SHARE_OVER_100',
  'ORIGIN_UNKNOWN',
  'ORIGIN_REGION_UNKNOWN',
  'HIGH_RISK_ORIGIN',
  'FLOW_MISMATCH',
  'MASS_BALANCE_BREACH',
] as const;
export type FlagCode = (typeof FLAG_CODES)[number];
export const FLAG_SEVERITIES = ['high', 'medium', 'low', 'info'] as const;
export type FlagSeverity = (typeof FLAG_SEVERITIES)[number];
/** `flow` is a row of the ledger; `factory` is one whose mass balance does not add up. */
export const FLAG_SUBJECTS = ['link', 'certificate', 'product', 'flow', 'factory'] as const;
/** Steps that close a flag. */
export const FLAG_STEPS = [
  'renew_certificate',
  'remind_partner',
  'settle_dispute',
  'name_supplier',
  'add_source',
  'correct_shares',
  'ask_origin',
  'ask_region',
  'check_origin',
  'settle_flow',
  'correct_flow',
] as const;
export type FlagStep = (typeof FLAG_STEPS)[number];
export const SNOOZE_REASON_MAX = 500;

const supplyFlag = z.object({
  code: z.enum(FLAG_CODES),
  severity: z.enum(FLAG_SEVERITIES),
  subject: z.enum(FLAG_SUBJECTS),
  subjectId: z.uuid(),
  /** Facts behind the flag, each under its own name: names, days, shares. */
  evidence: z.record(z.string(), z.string()),
  step: z.enum(FLAG_STEPS),
  snooze: z.object({ until: z.string(), reason: z.string(), by: z.string() }).nullable(),
});
export type SupplyFlag = z.infer<typeof supplyFlag>;

const flagKey = { code: z.enum(FLAG_CODES), subjectId: z.uuid() };

/** Risk flags. Only the data open or close a flag, never a person. */
export const flagsContract = defineContract({
  listSupplyFlags: {
    summary: "Lists the risk flags of the caller's supply links, shipments and certificates, the most severe first.",
    method: 'GET',
    path: '/supply-flags',
    access: ['supplier'],
    input: z.strictObject({
      code: z.enum(FLAG_CODES).optional(),
      severity: z.enum(FLAG_SEVERITIES).optional(),
      /** Snoozed flags are left out by default. */
      show: z.enum(['open', 'snoozed', 'all']).default('open'),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(supplyFlag).shape,
      /** Number of flags per code, whatever the filter by code or severity. */
      counts: z.record(z.string(), z.int()),
      can: z.object({ snooze: z.boolean() }),
    }),
    errors: [],
  },
  snoozeFlag: {
    summary: 'Snoozes a risk flag until a day, with a reason.',
    method: 'PUT',
    path: '/supply-flags/:code/:subjectId/snooze',
    access: ['supplier'],
    input: z.strictObject({ ...flagKey, until: day, reason: lines(SNOOZE_REASON_MAX).min(1) }),
    output: z.object({}),
    changes: FLAG_READS,
    errors: ['request.not_found', 'supply.until_past'],
  },
  wakeFlag: {
    summary: 'Ends the snooze of a risk flag.',
    method: 'DELETE',
    path: '/supply-flags/:code/:subjectId/snooze',
    access: ['supplier'],
    input: z.strictObject(flagKey),
    output: z.object({}),
    changes: FLAG_READS,
    errors: ['request.not_found'],
  },
});
