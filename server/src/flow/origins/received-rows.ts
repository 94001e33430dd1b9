import type { Db } from '../../kit/db/database.ts';
import { isShared, linkSideOf } from '../ledger/row.presenter.ts';
import { findViewedFlows } from '../ledger/view.store.ts';
import { findReceived } from './received.store.ts';

/** Counts the rows of received quantities of an own product by link, and says where the partner can be asked for a weight. */
export const receivedRows = async (db: Db, companyId: string, productId: string) => {
  const found = await findReceived(db, companyId, productId);
  const last = await findViewedFlows(
    db,
    companyId,
    found.flatMap(({ lastWeightless }) => lastWeightless ?? []),
  );
  const open = new Set(last.filter((row) => isShared(row, linkSideOf(row))).map(({ id }) => id));
  return found.map(({ linkId, rows, weighed, lastWeightless }) => ({
    linkId,
    rows,
    weighed,
    askAt: lastWeightless !== null && open.has(lastWeightless) ? lastWeightless : null,
  }));
};
