import { ApiError } from '@ieum/contract';
import type { CellProblems } from './reading.ts';
import type { GridColumn } from './rows.ts';

/** Grid column for each field of the contract. */
const COLUMNS: Partial<Record<string, GridColumn>> = {
  rowId: 'period',
  version: 'quantity',
  linkId: 'partner',
  transfer: 'product',
  fromFactoryId: 'from',
  toFactoryId: 'to',
  lots: 'lot',
  recycledShare: 'recycledShare',
  period: 'period',
  quantity: 'quantity',
  unit: 'unit',
  documents: 'documents',
  note: 'note',
};

const columnOf = (field: string, part: string | undefined): GridColumn => {
  if (field === 'origin') return part === 'region' ? 'originRegion' : 'originCountry';
  return COLUMNS[field] ?? 'period';
};

/** Maps the server's problems (`rows.3.quantity`) to cells. `keys` are the row keys in the order they were sent. */
export const refusedCells = (error: unknown, keys: readonly string[]) => {
  const found = new Map<string, CellProblems>();
  if (!(error instanceof ApiError)) return found;
  for (const [path, reason] of Object.entries(error.fields)) {
    const [head, at = '', field = '', part] = path.split('.');
    const key = keys[Number(at)];
    if (head !== 'rows' || key === undefined) continue;
    const cells = found.get(key) ?? {};
    cells[columnOf(field, part)] ??= reason;
    found.set(key, cells);
  }
  return found;
};
