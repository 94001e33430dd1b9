import type { FactoryDetails, FactoryState, RowVerdict, SheetField } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { findByCodeOrId } from '../record/bulk.store.ts';
import { findLookAlikes } from '../record/lookalikes.ts';
import { wholeDetails } from '../record/writer.ts';
import type { ParsedRow, RowInput } from '../sheet/row-parser.ts';
import type { Import } from './import.store.ts';
import type { CheckedRow, StoredRow } from './rows.store.ts';

/** Factory that a row would change. */
type Target = {
  id: string;
  details: FactoryDetails;
  state: FactoryState;
  version: number;
  confirmedAt: string | null;
};
/** Row to be read, with the factory that it is compared with. */
export type Lined = { given: RowInput; code: string; target: Target | undefined };

/** Returns the texts of a row by field; corrections made on the page come first. */
export const textsOf = ({ fields }: Pick<Import, 'fields'>, { cells, fixes }: Pick<StoredRow, 'cells' | 'fixes'>) => {
  const texts: Partial<Record<SheetField, string>> = {};
  for (const [at, field] of fields.entries()) if (field) texts[field] = cells[at] ?? '';
  return { ...texts, ...fixes };
};

const faultsOf = ({ fields }: Import, { faults, fixes }: StoredRow): RowInput['faults'] => {
  const found: RowInput['faults'] = {};
  for (const [at, field] of fields.entries()) {
    const fault = faults[at];
    if (field && fault && fixes[field] === undefined) found[field] = fault;
  }
  return found;
};

/** Finds the factory of each row: by the same code, or without a code by a person's decision. */
export const lineUp = async (db: Db, run: Import, rows: StoredRow[]): Promise<Lined[]> => {
  const read = rows.map((row) => {
    const texts = textsOf(run, row);
    return { row, texts, code: (texts.code ?? '').trim().normalize('NFC') };
  });
  const codes = [...new Set(read.flatMap(({ code }) => code || []))];
  const decided = rows.flatMap(({ decision, factoryId }) => (decision === 'update' && factoryId ? [factoryId] : []));
  const found = codes.length + decided.length > 0 ? await findByCodeOrId(db, run.companyId, codes, decided) : [];
  const byCode = new Map(found.map((factory) => [factory.code, factory]));
  const byId = new Map(found.map((factory) => [factory.id, factory]));
  return read.map(({ row, texts, code }) => {
    const isDecided = row.decision === 'update' && row.factoryId !== null;
    const factory = (code !== '' && byCode.get(code)) || (isDecided ? byId.get(row.factoryId ?? '') : undefined);
    const target = factory && { ...factory, details: wholeDetails(factory.details) };
    const existing = target && { details: target.details, state: target.state };
    return {
      code,
      target,
      given: { row: row.row, texts, faults: faultsOf(run, row), ...(existing && { existing }) },
    };
  });
};

/** Decides what becomes of each row. A new row that looks like an existing factory is left to a person. */
export const judgeRows = async (
  db: Db,
  companyId: string,
  lined: Lined[],
  parsed: ParsedRow[],
): Promise<CheckedRow[]> => {
  const rows = lined.flatMap((line, at) => {
    const row = parsed[at];
    return row ? [{ ...checkedOf(row, line), details: row.outcome?.details }] : [];
  });
  const fresh = rows.flatMap(({ row, code, verdict, details }) =>
    verdict === 'new' && details ? [{ ...details, row, code }] : [],
  );
  const others = await findLookAlikes(db, companyId, fresh);
  const alike = new Map(fresh.map(({ row }, at) => [row, others[at]?.id]));
  return rows.map(({ details: _, ...checked }) => {
    const factoryId = alike.get(checked.row);
    return factoryId ? { ...checked, verdict: 'alike', factoryId } : checked;
  });
};

const checkedOf = (parsed: ParsedRow, { code, target }: Lined): CheckedRow => ({
  row: parsed.row,
  verdict: code === EXAMPLE_CODE ? 'skipped' : verdictOf(parsed, target !== undefined),
  problems: parsed.problems,
  code,
  country: parsed.country,
  nameKey: parsed.nameKey,
  factoryId: target?.id ?? null,
});

/** Code of the template's example row, which is never imported. */
export const EXAMPLE_CODE = 'IEUM-EXAMPLE';

const verdictOf = ({ problems, isSame }: ParsedRow, isThere: boolean): RowVerdict => {
  if (problems.length > 0) return 'bad';
  if (!isThere) return 'new';
  return isSame ? 'same' : 'changed';
};
