import { type AuditLine, COUNTED_MAX, loggedNamesOf } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { endOfDay, startOfDay } from '../log/korean-time.ts';
import { directionOf, TURN_SIZE, type Turn } from '../log/page-cursor.ts';
import { beyond, companyOf, personOf } from '../log/people.store.ts';

export type AuditFilters = {
  person?: string | undefined;
  company?: string | undefined;
  operation?: string | undefined;
  record?: string | undefined;
  address?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Each filter has an index that ends in (at, id). A page is read from that index in order. */
const linesFor = (db: Db, { person, company, operation, record, address, from, to }: AuditFilters) => {
  let lines = db.selectFrom('kit_audit as line');
  if (person) lines = lines.where('line.actor_id', '=', person);
  if (company) lines = lines.where('line.company_id', '=', company);
  if (operation) lines = lines.where('line.operation', 'in', loggedNamesOf(operation));
  if (record) lines = lines.where('line.record_id', '=', record);
  if (address) lines = lines.where('line.address', '=', address);
  if (from) lines = lines.where('line.at', '>=', startOfDay(from).toISOString());
  if (to) lines = lines.where('line.at', '<', endOfDay(to).toISOString());
  return lines;
};

/** Continues at the cursor where the last page ended, not at an offset: page 1000 costs as much as page 1. */
export const findAuditLines = (
  db: Db,
  filters: AuditFilters,
  turn: Turn,
  limit = TURN_SIZE + 1,
): Promise<AuditLine[]> => {
  const { isOlder, from } = directionOf(turn);
  const direction = isOlder ? 'desc' : 'asc';
  const lines = linesFor(db, filters).selectAll();
  const page = (from ? lines.where(beyond(from, isOlder ? '<' : '>')) : lines)
    .orderBy('line.at', direction)
    .orderBy('line.id', direction)
    .limit(limit);
  return db
    .selectFrom(page.as('line'))
    .select(['line.id', 'line.at', 'line.operation', 'line.record_id as recordId', 'line.address'])
    .select(['line.request_id as requestId', 'line.note'])
    .select([personOf('line.actor_id').as('person'), companyOf('line.company_id').as('company')])
    .select(sealOf.as('seal'))
    .orderBy('line.at', direction)
    .orderBy('line.id', direction)
    .execute();
};

/** Counts to at most COUNTED_MAX + 1, because an exact count would read every line. */
export const countAuditLines = async (db: Db, filters: AuditFilters) => {
  const some = linesFor(db, filters)
    .select('line.id')
    .orderBy('line.at', 'desc')
    .orderBy('line.id', 'desc')
    .limit(COUNTED_MAX + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const sealOf = sql<AuditLine['seal']>`(
  select json_build_object('seq', seal.seq, 'hash', seal.hash, 'at', seal.sealed_at)
  from kit_audit_seal as seal where seal.audit_id = line.id)`;
