import {
  CSV_TYPE,
  type importContract,
  plainHeading,
  SHEET_BYTES_MAX,
  type SheetField,
  XLSX_TYPE,
} from '@ieum/contract';
import { shownName } from '../../document/file-name.ts';
import type { FileStore } from '../../document/file-store.ts';
import { withKeptFile } from '../../document/kept-files.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { startsLikeZip } from '../../kit/sheet/zip-signature.ts';
import { can } from '../factory.policy.ts';
import { daysOf } from '../list/list.service.ts';
import type { Viewer } from '../record/record.store.ts';
import { exportFile } from '../sheet/export.ts';
import { templateFile } from '../sheet/template.ts';
import { recheckRows } from './check-step.ts';
import { decideRows, rememberDecisions } from './duplicates.store.ts';
import { importFile } from './error-file.ts';
import { APPLY_IMPORT, CHECK_IMPORT, type EnqueueImport, READ_IMPORT, UNDO_IMPORT } from './import.jobs.ts';
import { presentImport, presentRow, summaryOf } from './import.presenter.ts';
import {
  countReading,
  findImport,
  findImports,
  type Import,
  insertImport,
  lockImport,
  rememberHeadings,
  updateImport,
} from './import.store.ts';
import { findRowPage, findRowsBy, findShownRows, storeFixes } from './rows.store.ts';

type Deps = { files: FileStore; enqueue: EnqueueImport };
type Supplier = Extract<Viewer, { role: 'supplier' }>;

/** Files of one company that may wait to be read. */
const READING_MAX = 10;
/** Maximum of rows checked within the request; a job checks more. */
const INLINE_MAX = 100;

export const createImportService = ({ files, enqueue }: Deps): Handlers<typeof importContract> => ({
  async listImports({ db, actor }, page) {
    const { rows, total } = await findImports(db, actor.companyId, page);
    return { rows: rows.map(summaryOf), total, can: { start: can(actor).register } };
  },

  async startImport({ inTransaction, record, actor, clock, file }) {
    if (!can(actor).register) fail('access.denied');
    if (file.size > SHEET_BYTES_MAX) fail('document.too_large', { file: 'too_large' });
    const mediaType = (await startsLikeZip(file.path)) ? XLSX_TYPE : CSV_TYPE;
    const { companyId, id: by } = actor;
    return withKeptFile(files, inTransaction, file, async (db, keep) => {
      if ((await countReading(db, companyId)) >= READING_MAX) fail('factory.import_crowded');
      const at = clock();
      const documentId = await keep(db, { uploadedBy: by, companyId, at, mediaType });
      const fileName = shownName(file.name, mediaType);
      const { id } = await insertImport(db, { companyId, documentId, fileName, by, at });
      await enqueue(db, { kind: READ_IMPORT, key: id, payload: id });
      await record(db, id);
      return { id };
    });
  },

  async getImport({ db, actor }, { id }) {
    return presentImport(db, actor.companyId, id, can(actor).register);
  },

  async getImportProgress({ db, actor }, { id }) {
    const { state, done, total } = (await findImport(db, actor.companyId, id)) ?? fail('request.not_found');
    return { state, done, total };
  },

  async matchColumns({ db, actor }, { id, version, fields, emptyCells, country }) {
    const run = await ownAt(db, actor, id, ['columns', 'checked']);
    if (run.version !== version) fail('factory.import_elsewhere');
    const heads = run.sheet?.heads ?? [];
    refuseMatching(fields, heads.length);
    await updateImport(db, id, { state: 'checking', fields, empty_cells: emptyCells, country, done: 0 }, true);
    const meant = heads.map((heading, at) => [plainHeading(heading), fields[at] ?? null] as const);
    // Of two columns with the same heading, the imported one decides what the heading means.
    const known = new Map(meant.filter(([heading, field]) => heading !== '' && field === null));
    for (const [heading, field] of meant) if (heading !== '' && field) known.set(heading, field);
    await rememberHeadings(db, actor.companyId, known);
    await enqueue(db, { kind: CHECK_IMPORT, key: `${id}:${version}`, payload: id });
    return presentImport(db, actor.companyId, id, true);
  },

  async listImportRows({ db, actor }, { id, only, ...page }) {
    const run = (await findImport(db, actor.companyId, id)) ?? fail('request.not_found');
    const { rows, total } = await findRowPage(db, id, only, page);
    return { rows: rows.map((row) => presentRow(run, row)), total };
  },

  async fixImportRows({ db, actor, clock }, { id, rows }) {
    const before = await ownAt(db, actor, id, ['checked']);
    const numbers = rows.map(({ row }) => row);
    const stored = new Map((await findRowsBy(db, id, numbers)).map((row) => [row.row, row]));
    for (const { row, values } of rows) {
      const { fixes } = stored.get(row) ?? fail('request.not_found');
      const fixed = Object.fromEntries(values.map(({ field, text }) => [field, kept(text)]));
      await storeFixes(db, id, row, { ...fixes, ...fixed });
    }
    await recheckRows(db, before, numbers, clock());
    const after = await findImport(db, actor.companyId, id);
    const shown = await findShownRows(db, id, numbers);
    const run = await presentImport(db, actor.companyId, id, true);
    return { rows: shown.map((row) => presentRow(after ?? before, row)), run };
  },

  async decideAlike({ db, actor, clock }, { id, decision, rows }) {
    const run = await ownAt(db, actor, id, ['checked']);
    const decided = await decideRows(db, id, decision, rows);
    await rememberDecisions(db, id, actor.companyId, decided, clock());
    if (decision === 'update' && decided.length > INLINE_MAX) {
      await updateImport(db, id, { state: 'checking', done: 0 }, true);
      await enqueue(db, { kind: CHECK_IMPORT, key: `${id}:${run.version}`, payload: id });
    } else await recheckRows(db, run, [], clock());
    return presentImport(db, actor.companyId, id, true);
  },

  async confirmImport({ db, actor, clock }, { id, version }) {
    const run = await ownAt(db, actor, id, ['checked']);
    if (run.version !== version) fail('factory.import_elsewhere');
    const { alike = 0, new: added = 0, changed = 0 } = run.counts;
    if (alike > 0) fail('factory.import_undecided');
    if (added + changed === 0) fail('factory.import_nothing');
    const confirmed = { confirmed_by: actor.id, confirmed_at: clock().toISOString() };
    await updateImport(db, id, { state: 'applying', done: 0, total: added + changed, ...confirmed }, true);
    await enqueue(db, { kind: APPLY_IMPORT, key: `${id}:${version}`, payload: id });
    return presentImport(db, actor.companyId, id, true);
  },

  async cancelImport({ db, actor, clock }, { id }) {
    await ownAt(db, actor, id, ['reading', 'columns', 'checking', 'checked', 'applying']);
    await updateImport(db, id, { state: 'cancelled', ended_at: clock().toISOString() }, true);
    return presentImport(db, actor.companyId, id, true);
  },

  async undoImport({ db, actor }, { id }) {
    const run = await ownAt(db, actor, id, ['done']);
    // The rows were deleted with the file.
    if (!run.documentId) fail('factory.import_elsewhere');
    await updateImport(db, id, { state: 'undoing', undone_by: actor.id }, true);
    await enqueue(db, { kind: UNDO_IMPORT, key: id, payload: id });
    return presentImport(db, actor.companyId, id, true);
  },

  async getImportFile({ inTransaction, actor }, { id, rows, language }) {
    const run = await inTransaction((db) => findImport(db, actor.companyId, id));
    return importFile(inTransaction, files, run ?? fail('request.not_found'), rows, language);
  },

  async getImportTemplate(_, { format, language }) {
    return templateFile(format, language);
  },

  async exportFactories({ inTransaction, record, actor, clock }, { format, language, ...filters }) {
    await inTransaction((db) => record(db));
    return exportFile(inTransaction, actor, { filters, format, language, days: daysOf(clock) });
  },
});

/** Locks the import and refuses it outside these steps. */
const ownAt = async (db: Db, actor: Supplier, id: string, states: Import['state'][]): Promise<Import> => {
  if (!can(actor).register) fail('access.denied');
  if (!(await findImport(db, actor.companyId, id))) fail('request.not_found');
  await lockImport(db, id);
  const run = (await findImport(db, actor.companyId, id)) ?? fail('request.not_found');
  return states.includes(run.state) ? run : fail('factory.import_elsewhere');
};

/** Refuses a field with two columns, because either could win, and a file without a name or a code. */
const refuseMatching = (fields: (SheetField | null)[], width: number) => {
  if (fields.length !== width) fail('request.invalid', { fields: 'invalid_value' });
  const read = fields.filter((field) => field !== null);
  if (new Set(read).size < read.length) fail('request.invalid', { fields: 'repeated' });
  if (!read.includes('name') && !read.includes('code')) fail('request.invalid', { fields: 'missing' });
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database keeps none of them
const kept = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\ufffd').toWellFormed();
