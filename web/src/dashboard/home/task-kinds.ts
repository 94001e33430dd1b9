import type { Task, TaskKind } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import {
  Award,
  ClipboardCheck,
  Eye,
  FilePenLine,
  Link2,
  type LucideIcon,
  MailX,
  PackageCheck,
  Scale,
  ShieldCheck,
  Table2,
  UserPlus,
  Wrench,
} from 'lucide-react';

type Shown = {
  icon: LucideIcon;
  /** Page on which the task is done. */
  pathOf: (id: string, about: Task['about']) => string;
  /** Page in the area of operators, where it is another one. */
  operatorPathOf?: (id: string, about: Task['about']) => string;
};

/** How the home page shows each kind of task; a kind that is missing does not compile. */
export const TASKS: Record<TaskKind, Shown> = {
  'company.confirm': { icon: ClipboardCheck, pathOf: companyPaths.verification },
  'company.correct': { icon: FilePenLine, pathOf: companyPaths.verification },
  'company.join': { icon: UserPlus, pathOf: companyPaths.members },
  'certificate.expired': { icon: Award, pathOf: certificatePaths.renew },
  'certificate.ending': { icon: Award, pathOf: certificatePaths.renew },
  'link.answer': { icon: Link2, pathOf: linkPaths.detail },
  'disclosure.answer': { icon: Eye, pathOf: tierPaths.sharing },
  'invitation.failed': { icon: MailX, pathOf: () => invitationPaths.list() },
  'flow.offer': { icon: PackageCheck, pathOf: flowPaths.row },
  'flow.mismatch': { icon: Scale, pathOf: flowPaths.row },
  'flow.enter': { icon: Table2, pathOf: (_, { period = '' }) => flowPaths.enter(period) },
  'request.answer': { icon: FilePenLine, pathOf: reviewPaths.answer },
  'declaration.change': { icon: FilePenLine, pathOf: (id) => reviewPaths.draft(id, 'next') },
  'declaration.approve': { icon: ClipboardCheck, pathOf: (id) => reviewPaths.draft(id, 'approval') },
  'declaration.review': {
    icon: ClipboardCheck,
    pathOf: reviewPaths.declaration,
    operatorPathOf: reviewPaths.adminReview,
  },
  'declaration.renew': { icon: FilePenLine, pathOf: reviewPaths.declaration },
  'action.do': { icon: Wrench, pathOf: reviewPaths.action },
  'action.check': { icon: ClipboardCheck, pathOf: reviewPaths.action },
  'case.decide': { icon: ShieldCheck, pathOf: operatorPaths.case },
  'mail.failed': { icon: MailX, pathOf: () => outboxPaths.list({ state: 'failed' }) },
};

export const taskPath = ({ kind, id, about }: Pick<Task, 'kind' | 'id' | 'about'>, isOperator = false) => {
  const { pathOf, operatorPathOf = pathOf } = TASKS[kind];
  return (isOperator ? operatorPathOf : pathOf)(id, about);
};
