import { sql } from 'kysely';
import type { Db } from '../../../kit/db/database.ts';

type Attached = { documentId: string; respondentId: string };

/** Finds a file of a declaration. The reviewer sees it only once it was submitted and not recalled. */
export const findAttachedFile = async (db: Db, companyId: string | null, id: string) => {
  const { rows } = await sql<Attached>`
    select attachment.document_id as "documentId", one.respondent_company_id as "respondentId"
    from review_attachment attachment join review_declaration one on one.id = attachment.declaration_id
    where attachment.id = ${id}::uuid and (one.respondent_company_id = ${companyId}::uuid
      or (one.reviewer_company_id is not distinct from ${companyId}::uuid and one.state <> 'draft'
        and attachment.submitted_round is not null))`.execute(db);
  return rows[0];
};

/** Finds a file of a task. The company that does the task sees all files, the one that waits only submitted ones. */
export const findEvidenceFile = async (db: Db, companyId: string | null, id: string) => {
  const { rows } = await sql<{ documentId: string; companyId: string }>`
    select evidence.document_id as "documentId", action.owner_company_id as "companyId"
    from review_action_evidence evidence join review_action action on action.id = evidence.action_id
    where evidence.id = ${id}::uuid and (action.owner_company_id = ${companyId}::uuid
      or (evidence.is_submitted and action.asker_company_id is not distinct from ${companyId}::uuid))`.execute(db);
  return rows[0];
};
