import { z } from 'zod';

export const CHECKS = [
  'check_digit',
  'number_range',
  'duplicate',
  'certificate_text',
  'resident_number',
  'certificate_age',
  'name_letters',
  'tax_office',
] as const;
export const CHECK_OUTCOMES = ['pass', 'warn', 'fail', 'skipped'] as const;
export const AGREEMENTS = ['agrees', 'differs', 'several', 'not_found', 'not_typed', 'no_text'] as const;

export const checkResult = z.object({
  check: z.enum(CHECKS),
  outcome: z.enum(CHECK_OUTCOMES),
  detail: z.record(z.string(), z.string()),
});
export type CaseCheck = z.infer<typeof checkResult>;

export const comparison = z.object({
  field: z.enum(['businessNumber', 'companyName', 'representative', 'openedOn']),
  typed: z.string(),
  found: z.array(z.string()),
  agreement: z.enum(AGREEMENTS),
});
export type Comparison = z.infer<typeof comparison>;
