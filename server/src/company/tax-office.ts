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
  /** Any number of numbers, a hundred to a call. */
  statusOf: (numbers: string[]) => Promise<Map<string, TaxStatus>>;
  /** Whether number, opening date and representative belong together. By number. */
  validate: (registrations: Registration[]) => Promise<Map<string, Validation>>;
};
