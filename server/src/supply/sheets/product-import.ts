import { isDeepStrictEqual } from 'node:util';
import { EARLIER_PRODUCT_COLUMNS, type ReadProductColumn } from '@ieum/contract';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { addProduct, changeProduct, wholeProduct } from '../products/changes.ts';
import { lockProductByNumber } from '../products/product.store.ts';
import { type RowOutcome, rowProblemOf, runRows } from './dry-run.ts';
import { productColumnOf, productOfRow } from './product-rows.ts';
import { type ReadRow, readRows } from './rows.ts';

type Who = { companyId: string; by: string; at: Date };

/** Imports the products of a file: one with a known part number is changed, any other is new. */
export const takeProducts = async (inTransaction: InTransaction, who: Who, path: string, isWanted: boolean) => {
  const { rows, unknown, headings } = await readRows(path, productColumnOf, ['name']);
  const numbers = new Set<string>();
  const importRow = async (db: Db, read: ReadRow<ReadProductColumn>): Promise<RowOutcome> => {
    const number = read.cells.partNumber ?? '';
    if (number !== '' && numbers.has(number)) return [{ row: read.row, column: 'partNumber', problem: 'repeated' }];
    numbers.add(number);
    const known = number === '' ? undefined : await lockProductByNumber(db, who.companyId, number);
    const before = known && wholeProduct(known.details);
    const { details, problems } = productOfRow(read, before);
    if (!details) return problems;
    const saving = { ...who, details, kind: 'imported' } as const;
    try {
      if (!known) await addProduct(db, { ...saving, state: 'active' });
      else if (isDeepStrictEqual(before, details)) return 'same';
      else await changeProduct(db, known, { ...saving, state: known.state });
    } catch (error) {
      return rowProblemOf(error, read.row, { part_number_taken: 'partNumber', input_in_use: 'inputs' });
    }
    return known ? 'changed' : 'added';
  };
  const earlier = headings.filter((heading) => (productColumnOf(heading) ?? '') in EARLIER_PRODUCT_COLUMNS);
  return {
    ...(await runRows(inTransaction, rows, isWanted, importRow)),
    unknown,
    ...(earlier.length > 0 && { earlier }),
  };
};
