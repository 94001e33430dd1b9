import { type auditContract, COUNTED_MAX } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { koreanTime } from '../log/korean-time.ts';
import { maskedPerson } from '../log/masked-person.ts';
import { turned } from '../log/page-cursor.ts';
import { findLoggedCompanies, findLoggedPeople } from '../log/people.store.ts';
import { countAuditLines, findAuditLines } from './audit.store.ts';
import { auditCsv } from './export.ts';

export const auditService: Handlers<typeof auditContract> = {
  async listAuditLines({ db }, { before, after, ...filters }) {
    const turn = { before, after };
    const lines = await findAuditLines(db, filters, turn);
    const found = lines.map((line) => ({ ...line, person: line.person && maskedPerson(line.person) }));
    const count = await countAuditLines(db, filters);
    return { ...turned(found, turn), ...cappedTotal(count) };
  },

  /** Records the operator's reason before the first line leaves. */
  async exportAuditLines({ inTransaction, record, clock, sender }, { reason, ...filters }) {
    await inTransaction((db) => record(db, undefined, { note: reason }));
    return {
      name: `audit-${koreanTime(clock()).slice(0, 10)}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      parts: auditCsv(inTransaction, filters, sender.language),
    };
  },

  findLoggedPeople: async ({ db }, { text }) => ({ rows: (await findLoggedPeople(db, text)).map(maskedPerson) }),

  findLoggedCompanies: async ({ db }, { text }) => ({ rows: await findLoggedCompanies(db, text) }),
};

export const cappedTotal = (count: number) => ({ total: Math.min(count, COUNTED_MAX), hasMore: count > COUNTED_MAX });
