import type { Database, Db } from '../db/database.ts';
import { StartError } from '../start-error.ts';
import { hashOfLine, NO_HASH } from './chain.ts';
import type { Head } from './head.ts';
import type { Seal } from './seal.store.ts';
import {
  findLoose,
  findLostWaiting,
  findSealsAfter,
  hasChain,
  type LooseLine,
  type SealedRow,
} from './verification.store.ts';

/** `seq` where it has one; a line that is gone is known by its id alone. */
export type Named = { id: string; seq?: number; at?: string; operation?: string };

export type Verdict = {
  sealed: number;
  last: Seal | undefined;
  /** Written and not sealed yet: as it should be, for a few seconds. */
  unsealed: LooseLine[];
  /** Not as it was when it was sealed. */
  changed: Named[];
  /** Sealed, or about to be, and gone. */
  missing: Named[];
  /** Neither sealed nor waiting: not written by Ieum, or its seal was taken away. */
  inserted: Named[];
  /** Numbers of seals that are gone from the middle, first and last of each gap. */
  gaps: [from: number, to: number][];
  head: HeadVerdict;
};

/** `cut`: the head knows of seals up to its own, and the chain ends before or says something else there. */
export type HeadVerdict = 'whole' | 'none' | 'damaged' | 'cut' | 'rewritten';

const PAGE = 5_000;

/** The whole chain at one moment. `head` must have been read before: it is written after what it speaks of. */
export const verifyAudit = (database: Pick<Database, 'unhurried'>, head: Head | 'damaged' | undefined) =>
  database.unhurried((connection) =>
    connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((db) => verifyWithin(db, head)),
  );

/** In a transaction of the caller, that sees one moment. */
export const verifyWithin = async (db: Db, head: Head | 'damaged' | undefined): Promise<Verdict> => {
  if (!(await hasChain(db))) throw new StartError('This database has no sealed audit log yet: start Ieum once.');
  const walked = await walkChain(db, head);
  const loose = await findLoose(db);
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

/** Goes on from the hash that is stored, so that one changed line is one, and not all that follow. */
const look = (walk: Walk, { seq, auditId, hash, line }: SealedRow) => {
  const before = walk.last ?? { seq: 0, hash: NO_HASH };
  const isNext = seq === before.seq + 1;
  if (!isNext) walk.gaps.push([before.seq + 1, seq - 1]);
  if (!line) walk.missing.push({ id: auditId, seq });
  // After a gap nobody knows the hash before: what the line says is proved by the next one that is there.
  const isChanged = line && isNext && hashOfLine(before.hash, line) !== hash;
  if (isChanged) walk.changed.push({ id: auditId, seq, at: line.at, operation: line.operation });
  walk.sealed += 1;
  walk.last = { seq, hash };
};

const judgeHead = (head: Head | 'damaged' | undefined, last?: Seal, known?: Seal): HeadVerdict => {
  if (head === 'damaged') return 'damaged';
  // Where nothing is sealed yet, none is written.
  if (!head) return last ? 'none' : 'whole';
  if (!last || last.seq < head.seq) return 'cut';
  return known?.hash === head.hash ? 'whole' : 'rewritten';
};
