import { type Clock, systemClock } from '../../kit/clock.ts';
import { refuseInTransaction } from '../../kit/db/database.ts';
import { statusesIn, validationsIn } from './answers.ts';
import { ask, type TaxOfficeReply } from './request.ts';

/** `unknown`: the office gave no answer, or none that can be understood; see `trouble`. */
export type TaxState = 'active' | 'suspended' | 'closed' | 'unregistered' | 'unknown';

/** `unreachable`: no answer in time. `refused`: an unusable answer. `missing`: an answer, but not about this number. */
export type TaxTrouble = 'unreachable' | 'refused' | 'missing';

export type TaxStatus = {
  state: TaxState;
  /** Day on which the business closed. */
  endedOn: string | null;
  /** Tax type in the office's words. */
  taxType: string;
  askedAt: Date;
  /** The office's answer about this number, word for word, as evidence. */
  answer: unknown;
  trouble?: TaxTrouble;
};

export type Registration = { businessNumber: string; openedOn: string; representative: string };

/** `isConfirmed` is `null` when the office has not answered. */
export type Validation = { isConfirmed: boolean | null; message: string; status: TaxStatus };

/** Never throws because of the office: a number without an answer is `unknown`. */
export type TaxOffice = {
  /** Returns whether the office can be asked now, because a key is set. Without this function it always can. */
  isOpen?: () => Promise<boolean>;
  /** Takes any number of numbers and sends a hundred per call. */
  statusOf: (numbers: string[]) => Promise<Map<string, TaxStatus>>;
  /** Checks whether number, opening date and representative belong together. Returns results by number. */
  validate: (registrations: Registration[]) => Promise<Map<string, Validation>>;
};

type Options = {
  /** Address of the service without its last part. */
  url: string;
  /** Secret key that data.go.kr issues. */
  key: string;
  clock?: Clock;
  fetch?: typeof fetch;
  /** Receives the reason for a missing answer, in our own words. */
  onTrouble?: (trouble: string) => void;
  timeoutMs?: number;
};

/** Most numbers that the service takes in one call. */
export const NUMBERS_AT_ONCE = 100;
const TIMEOUT_MS = 10_000;
const NUMBER = /^\d{10}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Asks the National Tax Service about business numbers (data.go.kr, 15081808). */
export const createTaxOffice = ({ clock = systemClock, timeoutMs = TIMEOUT_MS, ...options }: Options): TaxOffice => {
  const call = async (what: string, body: object): Promise<TaxOfficeReply> => {
    refuseInTransaction('asking the tax office');
    const reply = await ask({ ...options, what, body, timeoutMs });
    if ('trouble' in reply) options.onTrouble?.(`${what}: ${reply.trouble}, ${reply.why}`);
    return reply;
  };

  /** Sends a hundred at a time until one call fails: a service that is down is not called a hundred times. */
  const inBatches = async <T, R>(
    items: T[],
    run: (batch: T[], at: Date) => Promise<TaxOfficeReply>,
    take: Take<T, R>,
  ) => {
    const results = new Map<string, R>();
    let trouble: TaxTrouble | undefined;
    for (let from = 0; from < items.length; from += NUMBERS_AT_ONCE) {
      const batch = items.slice(from, from + NUMBERS_AT_ONCE);
      const at = clock();
      const reply: TaxOfficeReply = trouble ? { trouble, why: '' } : await run(batch, at);
      if ('trouble' in reply) trouble = reply.trouble;
      for (const [number, result] of take(batch, reply, at)) results.set(number, result);
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

/** Uses the key that is set at the time of the call, and is closed while there is none. */
export const taxOfficeWith = (current: () => Promise<TaxOffice | undefined>): Required<TaxOffice> => ({
  isOpen: async () => (await current()) !== undefined,
  statusOf: async (numbers) => (await current())?.statusOf(numbers) ?? new Map(),
  validate: async (registrations) => (await current())?.validate(registrations) ?? new Map(),
});

/** Returns whether the office can be asked now. */
export const isAskable = async (taxOffice: TaxOffice | undefined): Promise<boolean> =>
  taxOffice !== undefined && ((await taxOffice.isOpen?.()) ?? true);

type Take<T, R> = (batch: T[], reply: TaxOfficeReply, at: Date) => Map<string, R>;

/** Sends only what is required: the name of a company fails on `(주)` against `주식회사`. */
const asBusiness = ({ businessNumber, openedOn, representative }: Registration) => ({
  b_no: businessNumber,
  start_dt: openedOn.replaceAll('-', ''),
  p_nm: representative,
});
