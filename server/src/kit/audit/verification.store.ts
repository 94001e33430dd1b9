import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SealedLine } from './chain.ts';
import { lineColumns } from './seal.store.ts';

/** A seal with its line; null means that the line is gone. */
export type SealedRow = { seq: number; auditId: string; hash: string; line: SealedLine | null };
export type UnsealedLine = { id: string; at: string; operation: string; isWaiting: boolean };

export const hasChain = async (db: Db) => {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('kit_audit_seal') is not null as has`.execute(db);
  return rows[0]?.has === true;
};

export const findSealsAfter = async (db: Db, seq: number, limit: number): Promise<SealedRow[]> => {
  const { rows } = await sql<Omit<SealedRow, 'line'> & { [K in keyof SealedLine]: SealedLine[K] | null }>`
    select s.seq, s.audit_id as "auditId", s.hash, ${lineColumns}
    from kit_audit_seal s left join kit_audit a on a.id = s.audit_id
    where s.seq > ${seq} order by s.seq limit ${limit}`.execute(db);
  return rows.map(({ seq: place, auditId, hash, ...line }) => ({
    seq: place,
    auditId,
    hash,
    line: line.id === null ? null : (line as SealedLine),
  }));
};

/** Returns lines without a seal. They wait for it, or Ieum did not write them. */
export const findUnsealed = async (db: Db) => {
  const { rows } = await sql<UnsealedLine>`
    select a.id, a.at, a.operation, w.audit_id is not null as "isWaiting"
    from kit_audit a
    left join kit_audit_seal s on s.audit_id = a.id
    left join kit_audit_waiting w on w.audit_id = a.id
    where s.audit_id is null order by a.at, a.id`.execute(db);
  return rows;
};

/** Returns ids of lines that wait for a seal but are gone. */
export const findLostWaiting = async (db: Db) => {
  const { rows } = await sql<{ id: string }>`
    select w.audit_id as id from kit_audit_waiting w left join kit_audit a on a.id = w.audit_id
    where a.id is null order by w.no`.execute(db);
  return rows.map(({ id }) => id);
};
