import type { AuditLine, Language } from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/audit.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/audit.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/audit.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/audit.json' with { type: 'json' };
import type { InTransaction } from '../../kit/db/database.ts';
import { CSV_START, csvLine } from '../../kit/sheet/csv-lines.ts';
import { koreanTime } from '../log/korean-time.ts';
import { maskedPerson } from '../log/masked-person.ts';
import { type AuditFilters, findAuditLines } from './audit.store.ts';

/** Number of lines that are in memory at the same time, whatever the size of the log. */
const PART = 1_000;

/** Yields the log as CSV, newest line first, one part at a time. */
export async function* auditCsv(inTransaction: InTransaction, filters: AuditFilters, language: Language) {
  yield CSV_START + csvLine(COLUMNS.map((column) => WORDS[language][column]));
  let before: string | undefined;
  for (;;) {
    const lines = await inTransaction((db) => findAuditLines(db, filters, { before }, PART));
    if (lines.length > 0) yield lines.map(csvOf).join('');
    const last = lines.at(-1);
    if (!last || lines.length < PART) return;
    before = `${last.at}_${last.id}`;
  }
}

const csvOf = ({ at, person, company, operation, recordId, address, requestId, note, seal, id }: AuditLine) =>
  csvLine([
    koreanTime(at),
    person?.name ?? null,
    person && maskedPerson(person).email,
    person?.id ?? null,
    company?.name ?? null,
    company?.businessNumber ?? null,
    operation,
    recordId,
    address,
    note,
    requestId,
    id,
    seal?.seq ?? null,
    seal?.hash ?? null,
  ]);

const WORDS: Record<Language, typeof kr> = { kr, en, cn, jp };
const COLUMNS = [
  'at',
  'name',
  'email',
  'personId',
  'company',
  'businessNumber',
  'operation',
  'recordId',
  'address',
  'note',
  'requestId',
  'lineId',
  'sealNumber',
  'sealHash',
] as const;
