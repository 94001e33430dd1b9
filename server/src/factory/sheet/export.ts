import { type FactoryFilters, inEveryLanguage, type Language, SHEET_FIELDS, type SheetField } from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/file-names.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/file-names.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/file-names.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/file-names.json' with { type: 'json' };
import type { InTransaction } from '../../kit/db/database.ts';
import type { FileAnswer } from '../../kit/files/file-answer.ts';
import { type SheetCell, sheetFile } from '../../kit/sheet/writer.ts';
import type { Days } from '../list/filter.store.ts';
import { findDetails, findMatchingIds } from '../record/bulk.store.ts';
import type { Viewer } from '../record/record.store.ts';
import { wholeDetails } from '../record/writer.ts';
import { exportCells, exportColumns } from './export-cells.ts';

/** Number of factories in memory at once. */
const PART = 200;

const { factories: NAMES } = inEveryLanguage({ kr, en, cn, jp });

type Wanted = { filters: FactoryFilters; format: 'csv' | 'xlsx'; language: Language; days: Days };

export const exportFile = (
  inTransaction: InTransaction,
  actor: Viewer,
  { filters, format, language, days }: Wanted,
): FileAnswer => {
  const parts = factoryParts(inTransaction, actor, filters, days);
  const fields = exportedFields(actor);
  return sheetFile(`${NAMES[language]}-${days.today}`, format, [
    { name: NAMES[language], columns: exportColumns(language, fields), rows: cellsOf(parts, language, fields) },
  ]);
};

/**
 * Leaves out the contacts for an operator: a look at a person is logged one by one, and a file would show all of them.
 */
const exportedFields = ({ role }: Viewer): SheetField[] =>
  role === 'admin' ? SHEET_FIELDS.filter((field) => field !== 'contacts') : [...SHEET_FIELDS];

/** Finds the ids once: the filter costs the same for the last part as for the first. */
async function* factoryParts(inTransaction: InTransaction, actor: Viewer, filters: FactoryFilters, days: Days) {
  const ids = await inTransaction((db) => findMatchingIds(db, actor, filters, days));
  for (let at = 0; at < ids.length; at += PART) {
    const part = ids.slice(at, at + PART);
    const found = new Map((await inTransaction((db) => findDetails(db, actor, part))).map((row) => [row.id, row]));
    yield part.flatMap((id) => found.get(id) ?? []);
  }
}

async function* cellsOf(
  parts: ReturnType<typeof factoryParts>,
  language: Language,
  fields: SheetField[],
): AsyncGenerator<SheetCell[][]> {
  for await (const part of parts)
    yield part.map(({ details, state }) => exportCells(wholeDetails(details), state, language, fields));
}
