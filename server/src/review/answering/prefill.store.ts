import type { Db } from '../../kit/db/database.ts';
import type { FormRow } from '../record/form.store.ts';

/** Finds the last submission of a company to the same questionnaire, for any reviewer. */
export const findLastSubmission = (
  db: Db,
  companyId: string,
  { templateId, readyKey }: Pick<FormRow, 'templateId' | 'readyKey'>,
) =>
  db
    .selectFrom('review_round as round')
    .innerJoin('review_declaration as one', 'one.id', 'round.declaration_id')
    .innerJoin('review_form as form', 'form.id', 'one.form_id')
    .select(['round.snapshot', 'round.declaration_id as declarationId'])
    .where('one.respondent_company_id', '=', companyId)
    .$if(templateId !== null, (query) => query.where('form.template_id', '=', templateId))
    .$if(readyKey !== null, (query) => query.where('form.ready_key', '=', readyKey))
    .where((eb) => eb.or([eb('round.decision', 'is', null), eb('round.decision', '!=', 'recalled')]))
    .orderBy('round.submitted_at', 'desc')
    .orderBy('round.declaration_id')
    .limit(1)
    .executeTakeFirst();
