import type { Task, TaskKind } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';

/** Page on which each kind of task is done. */
const PLACES: Record<TaskKind, (id: string) => string> = {
  'company.confirm': companyPaths.verification,
  'company.correct': companyPaths.verification,
  'company.join': companyPaths.members,
  'certificate.expired': certificatePaths.renew,
  'certificate.ending': certificatePaths.renew,
  'link.answer': linkPaths.detail,
  'sight.answer': tierPaths.sharing,
  'invitation.failed': () => invitationPaths.list(),
  'flow.offer': flowPaths.row,
  'flow.mismatch': flowPaths.row,
  'request.answer': reviewPaths.request,
  'declaration.change': reviewPaths.declaration,
  'declaration.approve': reviewPaths.declaration,
  'declaration.review': reviewPaths.declaration,
  'declaration.renew': reviewPaths.declaration,
  'action.do': reviewPaths.action,
  'action.check': reviewPaths.action,
  'case.decide': operatorPaths.case,
  'mail.failed': () => operatorPaths.outbox({ state: 'failed' }),
};

/** Tasks that operators do in their own area. */
const OPERATOR_PLACES: Partial<typeof PLACES> = { 'declaration.review': reviewPaths.adminReview };

export const taskPlace = ({ kind, id }: Pick<Task, 'kind' | 'id'>, isOperator = false) =>
  ((isOperator && OPERATOR_PLACES[kind]) || PLACES[kind])(id);
