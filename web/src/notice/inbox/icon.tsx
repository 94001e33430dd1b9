import { NOTICE_KINDS, type NoticeKind } from '@ieum/contract';
import {
  BadgeCheck,
  Bell,
  Building2,
  CalendarClock,
  CircleX,
  DoorClosed,
  Eye,
  FileCheck,
  FileQuestionMark,
  KeyRound,
  Link2,
  ListTodo,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  PencilLine,
  Repeat,
  Scale,
  Table2,
  UserCheck,
  UserCog,
  UserPlus,
} from 'lucide-react';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from './item.module.css';

const ICONS: Record<NoticeKind, LucideIcon> = {
  'company.verified': BadgeCheck,
  'company.rejected': CircleX,
  'company.correctionAsked': PencilLine,
  'company.joinRequested': UserPlus,
  'company.joinDecided': UserCheck,
  'company.roleChanged': UserCog,
  'company.identityDecided': BadgeCheck,
  'company.renamed': Building2,
  'company.caseWaiting': Building2,
  'company.closed': DoorClosed,
  'account.newDevice': MonitorSmartphone,
  'account.linkShown': KeyRound,
  'admin.mailServerChanged': KeyRound,
  'factory.certificateEnding': CalendarClock,
  'supply.linkAsked': Link2,
  'supply.linkAnswered': Link2,
  'supply.disclosureRequested': Eye,
  'supply.disclosureAnswered': Eye,
  'supply.invitationAnswered': Mail,
  'flow.differs': Scale,
  'flow.said': Scale,
  'flow.open': Table2,
  'review.asked': FileQuestionMark,
  'review.due': CalendarClock,
  'review.submitted': FileCheck,
  'review.decided': FileCheck,
  'review.approval': UserCheck,
  'review.ending': CalendarClock,
  'review.action': ListTodo,
  'review.series': Repeat,
};

/** Decorative icon: the text beside it says the same. */
export const NoticeIcon = ({ kind, isRead }: { kind: string; isRead: boolean }) => {
  const known = NOTICE_KINDS.find((item) => item === kind);
  // A newer server may send kinds that this page does not know yet.
  const Icon = known ? ICONS[known] : Bell;
  return (
    <span className={classNames(styles.icon, !isRead && styles.fresh)}>
      <Icon size={20} aria-hidden />
    </span>
  );
};
