import type { TaxOffice, TaxStatus } from '../../../company/tax-office/client.ts';
import type { Clock } from '../../../kit/clock.ts';

/** Number of the applicant whose business has ended. */
export const CLOSED_NUMBER = '0491200497';
const CLOSED_DAYS_AGO = 190;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Answers as the tax office would if it knew these companies; the real one is not asked. */
export const demoTaxOffice = (clock: Clock): TaxOffice => ({
  statusOf: async (numbers) => new Map(numbers.map((number) => [number, statusOf(number, clock())])),
  validate: async () => new Map(),
});

const statusOf = (number: string, askedAt: Date): TaxStatus => {
  const taxType = '부가가치세 일반과세자';
  if (number !== CLOSED_NUMBER)
    return { state: 'active', endedOn: null, taxType, askedAt, answer: { b_no: number, b_stt: '계속사업자' } };
  const endedOn = new Date(askedAt.getTime() - CLOSED_DAYS_AGO * DAY_MS).toISOString().slice(0, 10);
  return { state: 'closed', endedOn, taxType: '', askedAt, answer: { b_no: number, b_stt: '폐업자', end_dt: endedOn } };
};
