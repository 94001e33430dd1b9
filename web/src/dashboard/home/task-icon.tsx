import type { TaskKind } from '@ieum/contract';
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
  UserPlus,
  Wrench,
} from 'lucide-react';

const ICONS: Record<TaskKind, LucideIcon> = {
  'company.confirm': ClipboardCheck,
  'company.correct': FilePenLine,
  'company.join': UserPlus,
  'certificate.expired': Award,
  'certificate.ending': Award,
  'link.answer': Link2,
  'sight.answer': Eye,
  'invitation.failed': MailX,
  'flow.offer': PackageCheck,
  'flow.mismatch': Scale,
  'request.answer': FilePenLine,
  'declaration.change': FilePenLine,
  'declaration.approve': ClipboardCheck,
  'declaration.review': ClipboardCheck,
  'declaration.renew': FilePenLine,
  'action.do': Wrench,
  'action.check': ClipboardCheck,
  'case.decide': ShieldCheck,
  'mail.failed': MailX,
};

export const TaskIcon = ({ kind }: { kind: TaskKind }) => {
  const Icon = ICONS[kind];
  return <Icon size={18} aria-hidden />;
};
