import { z } from 'zod';
import { defineContract } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { text } from '../kit/text.ts';
import { auditFilters, cursorInput, loggedCompany, loggedPerson, logPageOf, reason } from './audit-fields.ts';
import { AUDIT_READS } from './reads.ts';

const SEARCH_MAX = 100;

export const auditLine = z.object({
  id: z.uuid(),
  at: moment,
  operation: z.string(),
  person: loggedPerson.nullable(),
  company: loggedCompany.nullable(),
  recordId: z.string().nullable(),
  address: z.string(),
  requestId: z.string(),
  note: z.string(),
  /** Position in the hash chain; null for the first few seconds. */
  seal: z.object({ seq: z.int(), hash: z.string(), at: moment }).nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

export const exportAuditInput = z.strictObject({ ...auditFilters, reason });

/** Log of who did what to which record, when and from where. */
export const auditContract = defineContract({
  listAuditLines: {
    summary:
      'Lists the audit log, newest first, filtered by person, company, operation, record, network address and days.',
    method: 'GET',
    path: '/admin/audit',
    access: ['admin'],
    input: z.strictObject({ ...auditFilters, ...cursorInput }),
    output: logPageOf(auditLine),
    errors: [],
  },
  exportAuditLines: {
    summary: 'Exports the audit log with the same filters as a CSV file and writes the reason to the log.',
    method: 'POST',
    path: '/admin/audit/export',
    access: ['admin'],
    input: exportAuditInput,
    output: z.object({}),
    body: 'file',
    mediaTypes: ['text/csv'],
    transaction: 'own',
    asksPassword: true,
    changes: AUDIT_READS,
    errors: [],
  },
  findLoggedPeople: {
    summary: 'Finds at most ten people by the beginning of their name or email address, or one person by their id.',
    method: 'GET',
    path: '/admin/audit/people',
    access: ['admin'],
    input: z.strictObject({ text: text(SEARCH_MAX) }),
    output: z.object({ rows: z.array(loggedPerson) }),
    errors: [],
  },
  findLoggedCompanies: {
    summary:
      'Finds at most ten companies by the beginning of their name or business registration number, or one company by its id.',
    method: 'GET',
    path: '/admin/audit/companies',
    access: ['admin'],
    input: z.strictObject({ text: text(SEARCH_MAX) }),
    output: z.object({ rows: z.array(loggedCompany) }),
    errors: [],
  },
});
