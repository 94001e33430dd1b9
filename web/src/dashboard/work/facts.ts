import { type Dashboard, daysBetween } from '@ieum/contract';

type Tier = Dashboard['tiers'][number];

/** What a sentence of the dashboard says, with its figures. */
export type Fact =
  | { kind: 'tiers'; first: Tier; weakest: Tier; gap: { tier: number; count: number } | null }
  | { kind: 'ledger'; period: string; rows: number; agreed: number; differing: number }
  | { kind: 'ledgerGap'; period: string; before: { period: string; rows: number } }
  | { kind: 'requests'; all: number; answered: number; overdue: number; dueInWeek: number }
  | { kind: 'declarations'; all: number; approved: number; toChange: number }
  | { kind: 'expired'; count: number }
  | { kind: 'ending'; id: string; name: string; days: number }
  | { kind: 'valid'; count: number; until: string }
  | {
      kind: 'completeness';
      factories: number;
      mean: number;
      least: { id: string; name: string; points: number } | null;
    }
  | { kind: 'flags'; open: number; high: number };

/** Certificates that end within this time need a new one. */
const ENDING_DAYS = 90;
/** More sentences are not read. */
export const FACTS_SHOWN = 5;

/** Returns what there is to say, the most important first. A figure without data says nothing. */
export const factsOf = (data: Dashboard, today: string): Fact[] => {
  const [tiers, ledger, requests] = [tierFact(data), ledgerFact(data), requestFact(data)];
  const [certificate, declarations, completeness] = [
    certificateFact(data, today),
    declarationFact(data),
    scoreFact(data),
  ];
  const flags = flagFact(data);
  const facts =
    data.variant === 'buyer'
      ? [tiers, ledger, requests, flags, certificate, declarations, completeness]
      : [ledger, certificate, declarations, flags, completeness];
  return facts.filter((fact) => fact !== null);
};

const tierFact = ({ tiers }: Dashboard): Fact | null => {
  const [first, ...further] = tiers;
  if (!first) return null;
  const shareOf = ({ confirmed, companies }: Tier) => (companies === 0 ? 1 : confirmed / companies);
  const [weakest = first] = further.toSorted((a, b) => shareOf(a) - shareOf(b) || b.companies - a.companies);
  const countOf = ({ unconfirmed, unidentified }: Tier) => unconfirmed + unidentified;
  const [most = first] = tiers.toSorted((a, b) => countOf(b) - countOf(a) || shareOf(a) - shareOf(b));
  const count = countOf(most);
  return { kind: 'tiers', first, weakest, gap: count > 0 ? { tier: most.tier, count } : null };
};

const ledgerFact = ({ ledger }: Dashboard): Fact | null => {
  const chosen = ledger.at(-1);
  if (!chosen) return null;
  if (chosen.rows > 0) return { kind: 'ledger', ...chosen };
  const before = ledger.findLast(({ rows }) => rows > 0);
  return before ? { kind: 'ledgerGap', period: chosen.period, before } : null;
};

const requestFact = ({ responses }: Dashboard): Fact | null => {
  if (!responses) return null;
  const { answered, declined, open, overdue, dueInWeek } = responses.requests;
  const all = answered + declined + open;
  return all === 0 ? null : { kind: 'requests', all, answered, overdue, dueInWeek };
};

const SUBMITTED = ['submitted', 'in_review', 'changes_requested', 'approved', 'rejected'];

const declarationFact = ({ reviews }: Dashboard): Fact | null => {
  const submitted = reviews.own.filter(({ state }) => SUBMITTED.includes(state));
  const countOf = (wanted: string) => submitted.find(({ state }) => state === wanted)?.count ?? 0;
  const all = submitted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return { kind: 'declarations', all, approved: countOf('approved'), toChange: countOf('changes_requested') };
};

const certificateFact = ({ certificates: { expired, valid, next } }: Dashboard, today: string): Fact | null => {
  if (expired > 0) return { kind: 'expired', count: expired };
  if (!next) return null;
  const days = daysBetween(today, next.validTo);
  if (days <= ENDING_DAYS) return { kind: 'ending', id: next.id, name: next.name, days };
  return { kind: 'valid', count: valid, until: next.validTo };
};

const scoreFact = ({ completeness: { factories, mean, least } }: Dashboard): Fact | null =>
  mean === null ? null : { kind: 'completeness', factories, mean, least: least[0] ?? null };

const flagFact = ({ flags }: Dashboard): Fact | null => {
  const sum = (groups: typeof flags.open) => groups.reduce((total, { count }) => total + count, 0);
  const open = sum(flags.open);
  return open === 0
    ? null
    : { kind: 'flags', open, high: sum(flags.open.filter(({ severity }) => severity === 'high')) };
};
