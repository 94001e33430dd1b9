import { type CompanyNumber, isChecked } from '@ieum/contract';
import type { Comparison } from '../certificate-reading/comparison.ts';
import type { Reading } from '../certificate-reading/reading.ts';
import type { TaxStatus } from '../tax-office/client.ts';
import { scriptsMixedIn } from './name-scripts.ts';

export type CheckName =
  | 'check_digit'
  | 'number_range'
  | 'duplicate'
  | 'certificate_text'
  | 'resident_number'
  | 'certificate_age'
  | 'name_letters'
  | 'tax_office';
type CheckOutcome = 'pass' | 'warn' | 'fail' | 'skipped';

/** `detail` has codes that the browser has sentences for, numbers and dates. Never a name, never a secret. */
export type CheckResult = { check: CheckName; outcome: CheckOutcome; detail: Record<string, string> };

type Checked = {
  companyNumber: CompanyNumber;
  /** Missing where there is no certificate, or it has not been read. */
  reading?: Reading | undefined;
  comparisons: Comparison[];
  /** Counts for the same number: verified companies that have it, and other open claims. */
  others: { verified: number; claims: number };
  /** Missing where no service key is set, or the office has not been asked yet. */
  taxStatus?: TaxStatus | undefined;
  /** Names in every script; empty ones are ignored. */
  names?: string[];
  /** Number of other verified companies with the same name. */
  sameName?: number;
  now: Date;
};

/** Runs the automatic checks. None of them refuses a case: an operator decides, and sees all results. */
export const runChecks = (checked: Checked): CheckResult[] => [
  { check: 'check_digit', ...checkDigit(checked) },
  { check: 'number_range', ...numberRange(checked) },
  { check: 'duplicate', ...duplicate(checked) },
  { check: 'certificate_text', ...certificateText(checked) },
  { check: 'resident_number', ...residentNumber(checked) },
  { check: 'certificate_age', ...certificateAge(checked) },
  { check: 'name_letters', ...nameLetters(checked) },
  { check: 'tax_office', ...taxOffice(checked) },
];

type Verdict = Omit<CheckResult, 'check'>;
const verdict = (outcome: CheckOutcome, detail: Record<string, string> = {}): Verdict => ({ outcome, detail });
const skipped = (why: string) => verdict('skipped', { why });

/** The Korean tax office assigns numbers only to companies in Korea. */
const checkDigit = ({ companyNumber }: Checked) => {
  if (companyNumber.kind === 'foreign') return skipped('abroad');
  return verdict(isChecked(companyNumber) ? 'pass' : 'fail');
};

/** Numbers begin at 101; lower prefixes were never assigned. */
const FIRST_PREFIX = 101;

const numberRange = ({ companyNumber }: Checked) => {
  if (companyNumber.kind === 'foreign') return skipped('abroad');
  const kind = companyKind(companyNumber.digits);
  if (Number(companyNumber.digits.slice(0, 3)) < FIRST_PREFIX) return verdict('warn', { kind, why: 'prefix' });
  return UNUSUAL.includes(kind) ? verdict('warn', { kind, why: 'kind' }) : verdict('pass', { kind });
};

export type CompanyKind =
  | 'individual_taxable'
  | 'individual_exempt'
  | 'corporation'
  | 'branch'
  | 'nonprofit'
  | 'public'
  | 'foreign'
  | 'religious'
  | 'other_body'
  | 'unknown';

/** Kinds that are rare among manufacturers. */
const UNUSUAL: CompanyKind[] = ['religious', 'other_body', 'unknown'];

const KINDS: [from: number, to: number, kind: CompanyKind][] = [
  [1, 79, 'individual_taxable'],
  [80, 80, 'other_body'],
  [81, 81, 'corporation'],
  [82, 82, 'nonprofit'],
  [83, 83, 'public'],
  [84, 84, 'foreign'],
  [85, 85, 'branch'],
  [86, 88, 'corporation'],
  [89, 89, 'religious'],
  [90, 99, 'individual_exempt'],
];

/** Derives the kind from the middle digits. New ranges are opened now and then, so it is a hint. */
export const companyKind = (digits: string): CompanyKind => {
  const middle = Number(digits.slice(3, 5));
  return KINDS.find(([from, to]) => middle >= from && middle <= to)?.[2] ?? 'unknown';
};

const duplicate = ({ others }: Checked) => {
  const detail = { verified: String(others.verified), claims: String(others.claims) };
  if (others.verified > 0) return verdict('fail', detail);
  return verdict(others.claims > 0 ? 'warn' : 'pass', detail);
};

/** Checks that the certificate shows the typed number. Differences of other fields are listed for the operator. */
const certificateText = ({ reading, comparisons }: Checked) => {
  if (!reading) return skipped('not_read');
  if (!reading.hasText) return skipped(reading.isCutOff ? 'cut_off' : 'no_text');
  const number = comparisons.find(({ field }) => field === 'businessNumber');
  const others = comparisons.filter(({ field, agreement }) => field !== 'businessNumber' && agreement === 'differs');
  const detail: Record<string, string> = {
    number: number?.agreement ?? 'not_typed',
    ...(others.length > 0 && { differs: others.map(({ field }) => field).join(' ') }),
  };
  if (number?.agreement === 'differs') return verdict('fail', detail);
  return verdict(number?.agreement === 'agrees' && others.length === 0 ? 'pass' : 'warn', detail);
};

/** Fails on a resident number: nobody may keep one without a law. The certificate must come again with it covered. */
const residentNumber = ({ reading }: Checked) => {
  if (!reading) return skipped('not_read');
  if (!reading.hasText) return skipped(reading.isCutOff ? 'cut_off' : 'no_text');
  return verdict(reading.hasResidentNumber ? 'fail' : 'pass');
};

const AGE_MONTHS_MAX = 3;

const certificateAge = ({ reading, now }: Checked) => {
  if (!reading) return skipped('not_read');
  if (!reading.hasText) return skipped(reading.isCutOff ? 'cut_off' : 'no_text');
  const issuedOn = reading.found.issuedOn
    .map(({ value }) => value)
    .sort()
    .at(-1);
  if (issuedOn === undefined) return skipped('not_found');
  if (issuedOn > koreanDay(now)) return verdict('warn', { issuedOn, why: 'future' });
  return issuedOn < monthsBefore(now, AGE_MONTHS_MAX)
    ? verdict('warn', { issuedOn, months: String(AGE_MONTHS_MAX) })
    : verdict('pass', { issuedOn });
};

const KOREA_MS = 9 * 60 * 60 * 1000;
const koreanDay = (at: Date) => new Date(at.getTime() + KOREA_MS).toISOString().slice(0, 10);

/** Uses the last day of a month that is shorter. */
const monthsBefore = (at: Date, months: number) => {
  const [year = 0, month = 1, day = 1] = koreanDay(at).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
};

/** Warns of two scripts in one word, whose letters may look alike, and of a name that another company has. */
const nameLetters = ({ names = [], sameName = 0 }: Checked) => {
  const written = names.filter((name) => name !== '');
  if (written.length === 0) return skipped('no_name');
  const mixed = [...new Set(written.flatMap(scriptsMixedIn))].sort();
  const detail: Record<string, string> = {
    ...(mixed.length > 0 && { scripts: mixed.join(' ') }),
    ...(sameName > 0 && { same: String(sameName) }),
  };
  return verdict(mixed.length > 0 || sameName > 0 ? 'warn' : 'pass', detail);
};

const TAX_OUTCOMES = {
  active: 'pass',
  suspended: 'warn',
  closed: 'fail',
  unregistered: 'fail',
  unknown: 'warn',
} as const satisfies Record<TaxStatus['state'], CheckOutcome>;

const taxOffice = ({ companyNumber, taxStatus }: Checked) => {
  if (companyNumber.kind === 'foreign') return skipped('abroad');
  if (!taxStatus) return skipped('not_asked');
  const { state, endedOn, taxType, askedAt, trouble } = taxStatus;
  return verdict(TAX_OUTCOMES[state], {
    state,
    askedAt: askedAt.toISOString(),
    ...(endedOn && { endedOn }),
    ...(taxType && { taxType }),
    ...(trouble && { trouble }),
  });
};
