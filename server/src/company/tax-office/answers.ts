import { z } from 'zod';
import type { Registration, TaxState, TaxStatus, TaxTrouble, Validation } from './client.ts';
import type { TaxOfficeReply } from './request.ts';

const word = z.string().trim().catch('');
const statusRow = z.object({ b_no: word, b_stt_cd: word, end_dt: word, tax_type: word });
const validationRow = z.object({ b_no: word, valid: word, valid_msg: word, status: z.unknown().optional() });

const STATES: Record<string, TaxState> = { '01': 'active', '02': 'suspended', '03': 'closed' };
const UNREGISTERED = /등록되지\s*않은/;
const CONFIRMED: Record<string, boolean> = { '01': true, '02': false };

/** Returns the status of each number. The office's counters are not read: they have disagreed with its rows. */
export const statusesIn = (numbers: string[], reply: TaxOfficeReply, at: Date): Map<string, TaxStatus> => {
  const rows = rowsByNumber(reply);
  return new Map(
    numbers.map((number) => {
      if ('trouble' in reply) return [number, unknown(at, reply.trouble)];
      return [number, onlyStatus(rows.get(number) ?? [], at)];
    }),
  );
};

export const validationsIn = (
  registrations: Registration[],
  reply: TaxOfficeReply,
  at: Date,
): Map<string, Validation> => {
  const rows = rowsByNumber(reply);
  return new Map(
    registrations.map(({ businessNumber }) => {
      if ('trouble' in reply) return [businessNumber, unanswered(at, reply.trouble)];
      const [row, ...others] = rows.get(businessNumber) ?? [];
      const isClear = row !== undefined && others.every((twin) => JSON.stringify(twin) === JSON.stringify(row));
      return [businessNumber, isClear ? validationOf(row, at) : unanswered(at, row ? 'refused' : 'missing')];
    }),
  );
};

const rowsByNumber = (reply: TaxOfficeReply) => {
  const rows = new Map<string, unknown[]>();
  if ('trouble' in reply) return rows;
  for (const row of reply.rows) {
    const number = z.object({ b_no: word }).safeParse(row).data?.b_no.replace(/\D/g, '') ?? '';
    rows.set(number, [...(rows.get(number) ?? []), row]);
  }
  return rows;
};

/** Accepts a number that comes twice, as long as both rows agree. */
const onlyStatus = (rows: unknown[], at: Date): TaxStatus => {
  const [first, ...others] = rows.map((row) => statusOf(row, at));
  if (!first) return unknown(at, 'missing');
  const isClear = others.every(({ state, endedOn }) => state === first.state && endedOn === first.endedOn);
  return isClear ? first : { ...unknown(at, 'refused'), answer: rows };
};

const statusOf = (row: unknown, at: Date): TaxStatus => {
  const { data } = statusRow.safeParse(row);
  if (!data) return { ...unknown(at, 'refused'), answer: row };
  const state = STATES[data.b_stt_cd] ?? (isUnregistered(data) ? 'unregistered' : undefined);
  if (!state) return { ...unknown(at, 'refused'), answer: row };
  const isKnown = state !== 'unregistered';
  return {
    state,
    endedOn: isoDate(data.end_dt),
    // For an unregistered number the field has a sentence instead.
    taxType: isKnown ? data.tax_type : '',
    askedAt: at,
    answer: row,
  };
};

/** Recognizes an unregistered number by this text alone: the call itself succeeds. */
const isUnregistered = ({ b_stt_cd, tax_type }: z.infer<typeof statusRow>) =>
  b_stt_cd === '' && UNREGISTERED.test(tax_type);

const validationOf = (row: unknown, at: Date): Validation => {
  const { data } = validationRow.safeParse(row);
  if (!data) return unanswered(at, 'refused');
  const status = data.status === undefined ? unknown(at, 'missing') : statusOf(data.status, at);
  return { isConfirmed: CONFIRMED[data.valid] ?? null, message: data.valid_msg, status };
};

const unknown = (at: Date, trouble: TaxTrouble): TaxStatus => ({
  state: 'unknown',
  endedOn: null,
  taxType: '',
  askedAt: at,
  answer: null,
  trouble,
});

const unanswered = (at: Date, trouble: TaxTrouble): Validation => ({
  isConfirmed: null,
  message: '',
  status: unknown(at, trouble),
});

const isoDate = (text: string) => {
  const iso = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.slice(1).join('-') ?? '';
  return iso !== '' && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso) ? iso : null;
};
