import type { LinkColumn } from '@ieum/contract';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { Failure } from '../../kit/http/failure.ts';
import { announce, type Enqueue } from '../links/delivery.jobs.ts';
import { addLink, partnerFor } from '../links/proposal.ts';
import { findProductByName } from '../products/product.store.ts';
import { type RowOutcome, rowProblemOf, runRows } from './dry-run.ts';
import { linkColumnOf, linkOfRow } from './link-rows.ts';
import { type ReadRow, readRows } from './rows.ts';

type Who = { companyId: string; by: string; at: Date };

const COLUMNS = {
  link_to_self: 'businessNumber',
  partner_missing: 'company',
  shares_over_whole: 'spendShare',
  validity_reversed: 'validTo',
};

/** Proposes a link to every supplier of a list; one that exists already for the same time is left as it is. */
export const takeSuppliers = async (
  inTransaction: InTransaction,
  enqueue: Enqueue,
  who: Who,
  path: string,
  isWanted: boolean,
) => {
  const { rows, unknown } = await readRows(path, linkColumnOf, ['ownProduct', 'company']);
  const importRow = async (db: Db, read: ReadRow<LinkColumn>): Promise<RowOutcome> => {
    const { asked, problems } = linkOfRow(read);
    if (!asked) return problems;
    const called = read.cells.ownProduct ?? '';
    const productId = called === '' ? undefined : await productCalled(db, who.companyId, called);
    if (!productId) return [{ row: read.row, column: 'ownProduct', problem: 'no_product' }];
    const { businessNumber, words, figures, isUnidentified } = asked;
    try {
      const nobody = { companyId: null, number: '' };
      const partner = isUnidentified ? nobody : await partnerFor(db, who.companyId, { businessNumber, words });
      const proposal = { side: 'buyer', productId, isUnidentified, words, figures, note: '' } as const;
      const made = await addLink(db, who, proposal, partner);
      await announce(db, enqueue, made, who.companyId);
      return 'added';
    } catch (error) {
      if (error instanceof Failure && error.code === 'supply.validity_overlaps') return 'same';
      return rowProblemOf(error, read.row, COLUMNS);
    }
  };
  return { ...(await runRows(inTransaction, rows, isWanted, importRow)), unknown };
};

/** Finds by part number first, because only that is unique. */
const productCalled = async (db: Db, companyId: string, called: string) =>
  (await findProductByName(db, companyId, { partNumber: called, name: '' })) ??
  (await findProductByName(db, companyId, { partNumber: '', name: called }));
