import { type FlowRow, type ListedFlow, NO_NAMES, namedAs } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { findPartnersOf } from './people.store.ts';
import { flowDiffers, flowSaid } from './row.mails.ts';
import { presentFlows } from './row.presenter.ts';

/** Notifies the other side of each row that no longer matches; of many rows of one company it gets one notice. */
export const notifyDifferences = async (db: Db, notices: Notices, ownId: string, rows: ListedFlow[]) => {
  const differing = rows.filter(({ state, side }) => state === 'mismatch' && side !== 'own');
  if (differing.length === 0) return;
  const partners = await findPartnersOf(
    db,
    ownId,
    differing.map(({ id }) => id),
  );
  for (const [partnerId, own] of Map.groupBy(partners, (row) => row.partnerId)) {
    const [first] = own;
    if (!first) continue;
    const isOne = own.length === 1;
    await notices.notify(db, {
      kind: 'flow.differs',
      to: await writersOf(db, partnerId),
      about: { ...namedAs('company', await namesSeen(db, partnerId, first.id)), count: String(own.length) },
      path: isOne ? flowPaths.row(first.id) : flowPaths.mismatches(),
      content: flowDiffers,
    });
  }
};

/** Returns the names by which the reader knows the other side: its own names only once it has agreed to the link. */
const namesSeen = async (db: Db, readerId: string, rowId: string) =>
  (await presentFlows(db, readerId, [rowId]))[0]?.partner ?? NO_NAMES;

type Words = { toId: string; row: FlowRow; words: string };

export const notifyMessage = async (db: Db, notices: Notices, { toId, row, words }: Words) => {
  const names = await namesSeen(db, toId, row.id);
  await notices.notify(db, {
    kind: 'flow.said',
    to: await writersOf(db, toId),
    about: { ...namedAs('company', names), reason: words },
    path: flowPaths.row(row.id),
    content: flowSaid,
  });
};
