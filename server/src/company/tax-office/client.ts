import { type Clock, systemClock } from '../../kit/clock.ts';
import { refuseInTransaction } from '../../kit/db/database.ts';
import { statusesIn, validationsIn } from './answers.ts';
import { type Asked, ask } from './request.ts';

/** `unknown`: the office said nothing that can be understood, or nothing at all; see `trouble`. */
export type TaxState = 'active' | 'suspended' | 'closed' | 'unregistered' | 'unknown';

/** `unreachable`: no answer in time. `refused`: an answer that is none. `missing`: an answer, but not about this number. */
export type TaxTrouble = 'unreachable' | 'refused' | 'missing';

export type TaxStatus = {
  state: TaxState;
  /** Since when it is closed. */
  endedOn: string | null;
  /** In the office's words. */
  taxType: string;
  askedAt: Date;
  /** What the office said of this number, word for word: the evidence. */
  answer: unknown;
  trouble?: TaxTrouble;
};

export type Registration = { businessNumber: string; openedOn: string; representative: string };

/** `null`: the office did not say. */
export type Validation = { isConfirmed: boolean | null; message: string; status: TaxStatus };

/** Neither ever throws because of the office: a number about which it said nothing is `unknown`. */
export type TaxOffice = {
  /** Left out, it can be asked; otherwise whether it can now, because a key is set. */
  isOpen?: () => Promise<boolean>;
  /** Any number of numbers, a hundred to a call. */
  statusOf: (numbers: string[]) => Promise<Map<string, TaxStatus>>;
  /** Whether number, opening date and representative belong together. By number. */
  validate: (registrations: Registration[]) => Promise<Map<string, Validation>>;
};

type Options = {
  /** Where the service is, without its last part. */
  url: string;
  /** Given out by data.go.kr; a secret. */
  key: string;
  clock?: Clock;
  fetch?: typeof fetch;
  /** Hears why there was no answer, in a few words of ours. */
  onTrouble?: (trouble: string) => void;
  timeoutMs?: number;
};

/** The service takes so many in one call. */
export const NUMBERS_AT_ONCE = 100;
const TIMEOUT_MS = 10_000;
const NUMBER = /^\d{10}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The National Tax Service's own answers about business numbers (data.go.kr, 15081808). */
export const createTaxOffice = ({ clock = systemClock, timeoutMs = TIMEOUT_MS, ...options }: Options): TaxOffice => {
  const call = async (what: string, body: object): Promise<Asked> => {
    refuseInTransaction('asking the tax office');
    const asked = await ask({ ...options, what, body, timeoutMs });
    if ('trouble' in asked) options.onTrouble?.(`${what}: ${asked.trouble}, ${asked.why}`);
    return asked;
  };

  /** A hundred at a time, until one call fails: a service that is down is not asked a hundred times. */
  const inBatches = async <T, R>(items: T[], run: (batch: T[], at: Date) => Promise<Asked>, take: Take<T, R>) => {
    const results = new Map<string, R>();
    let trouble: TaxTrouble | undefined;
    for (let from = 0; from < items.length; from += NUMBERS_AT_ONCE) {
      const batch = items.slice(from, from + NUMBERS_AT_ONCE);
      const at = clock();
      const asked: Asked = trouble ? { trouble, why: '' } : await run(batch, at);
      if ('trouble' in asked) trouble = asked.trouble;
      for (const [number, result] of take(batch, asked, at)) results.set(number, result);
    }
    return results;
  };

  return {
    statusOf: (numbers) =>
      inBatches(
        [...new Set(numbers)].filter((number) => NUMBER.test(number)),
        (batch) => call('status', { b_no: batch }),
        statusesIn,
      ),
    validate: (registrations) =>
      inBatches(
        registrations.filter(({ businessNumber, openedOn }) => NUMBER.test(businessNumber) && DATE.test(openedOn)),
        (batch) => call('validate', { businesses: batch.map(asBusiness) }),
        validationsIn,
      ),
  };
};

/** Asks with the key that is set at that moment, and is closed while there is none. */
export const taxOfficeWith = (current: () => Promise<TaxOffice | undefined>): Required<TaxOffice> => ({
  isOpen: async () => (await current()) !== undefined,
  statusOf: async (numbers) => (await current())?.statusOf(numbers) ?? new Map(),
  validate: async (registrations) => (await current())?.validate(registrations) ?? new Map(),
});

/** Whether anybody can be asked now. */
export const isAskable = async (taxOffice: TaxOffice | undefined): Promise<boolean> =>
  taxOffice !== undefined && ((await taxOffice.isOpen?.()) ?? true);

type Take<T, R> = (batch: T[], asked: Asked, at: Date) => Map<string, R>;

/** Only what is required: the name of a company fails on `(주)` against `주식회사`. */
const asBusiness = ({ businessNumber, openedOn, representative }: Registration) => ({
  b_no: businessNumber,
  start_dt: openedOn.replaceAll('-', ''),
  p_nm: representative,
});
