import type { Database, Db } from '../db/database.ts';
import { StartError } from '../start-error.ts';
import { hashOfLine, NO_HASH } from './chain.ts';
import type { Head } from './head.ts';
import type { Seal } from './seal.store.ts';
import {
  findLostWaiting,
  findSealsAfter,
  findUnsealed,
  hasChain,
  type SealedRow,
  type UnsealedLine,
} from './verification.store.ts';

/** A line of the report; a line that is gone has only its id. */
export type ReportedLine = { id: string; seq?: number; at?: string; operation?: string };

export type Verdict = {
  sealed: number;
  last: Seal | undefined;
  /** Written and not sealed yet, which is normal for a few seconds. */
  unsealed: UnsealedLine[];
  /** Differs from what was sealed. */
  changed: ReportedLine[];
  /** Sealed or waiting for a seal, but gone. */
  missing: ReportedLine[];
  /** Neither sealed nor waiting: Ieum did not write it, or its seal was deleted. */
  inserted: ReportedLine[];
  /** Numbers of seals that are missing in the middle, first and last of each gap. */
  gaps: [from: number, to: number][];
  head: HeadVerdict;
};

/** `cut`: the chain ends before the seal of the head. `rewritten`: the chain has another hash at that seal. */
export type HeadVerdict = 'whole' | 'none' | 'damaged' | 'cut' | 'rewritten';

const PAGE = 5_000;

/** Verifies the whole chain at one moment. `head` must have been read before, because it is written after the seals. */
export const verifyAudit = (database: Pick<Database, 'unhurried'>, head: Head | 'damaged' | undefined) =>
  database.unhurried((connection) =>
    connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((db) => verifyWithin(db, head)),
  );

/** Verifies in a transaction of the caller that sees one moment. */
export const verifyWithin = async (db: Db, head: Head | 'damaged' | undefined): Promise<Verdict> => {
  if (!(await hasChain(db))) throw new StartError('This database has no sealed audit log yet: start Ieum once.');
  const walked = await walkChain(db, head);
  const loose = await findUnsealed(db);
  const lost = await findLostWaiting(db);
  return {
    ...walked,
    unsealed: loose.filter(({ isWaiting }) => isWaiting),
    inserted: loose.filter(({ isWaiting }) => !isWaiting),
    missing: [...walked.missing, ...lost.map((id) => ({ id }))],
  };
};

export const isWhole = ({ changed, missing, inserted, gaps, head }: Verdict) =>
  [changed, missing, inserted, gaps].every((found) => found.length === 0) && head === 'whole';

type Walk = Omit<Verdict, 'unsealed' | 'inserted'>;

const walkChain = async (db: Db, head: Head | 'damaged' | undefined): Promise<Walk> => {
  const walk: Walk = { sealed: 0, last: undefined, changed: [], missing: [], gaps: [], head: 'none' };
  let known: Seal | undefined;
  for (;;) {
    const rows = await findSealsAfter(db, walk.last?.seq ?? 0, PAGE);
    for (const row of rows) {
      look(walk, row);
      if (typeof head === 'object' && row.seq === head.seq) known = row;
    }
    if (rows.length < PAGE) break;
  }
  return { ...walk, head: judgeHead(head, walk.last, known) };
};

/** Continues from the stored hash, so that one changed line counts as one and not as all that follow. */
const look = (walk: Walk, { seq, auditId, hash, line }: SealedRow) => {
  const before = walk.last ?? { seq: 0, hash: NO_HASH };
  const isNext = seq === before.seq + 1;
  if (!isNext) walk.gaps.push([before.seq + 1, seq - 1]);
  if (!line) walk.missing.push({ id: auditId, seq });
  // After a gap the hash before is unknown. The next line that is there proves the content of this one.
  const isChanged = line && isNext && hashOfLine(before.hash, line) !== hash;
  if (isChanged) walk.changed.push({ id: auditId, seq, at: line.at, operation: line.operation });
  walk.sealed += 1;
  walk.last = { seq, hash };
};

const judgeHead = (head: Head | 'damaged' | undefined, last?: Seal, known?: Seal): HeadVerdict => {
  if (head === 'damaged') return 'damaged';
  // As long as nothing is sealed, there is no head.
  if (!head) return last ? 'none' : 'whole';
  if (!last || last.seq < head.seq) return 'cut';
  return known?.hash === head.hash ? 'whole' : 'rewritten';
};
