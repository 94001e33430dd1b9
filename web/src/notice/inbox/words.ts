import {
  DECLARATION_KINDS,
  groupedBusinessNumber,
  NOTICE_KINDS,
  type Notice,
  type NoticeKind,
  valuesFor,
} from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { isReviewKind, type ReviewHeading, reviewHeadingOf } from './review-headings.ts';

type NoticeContent = Pick<Notice, 'kind' | 'about'>;

const SEPARATOR = ' · ';
const ROLES = ['owner', 'editor', 'viewer'] as const;

/** Returns heading and detail of a notice in the language of the screen, not of the time when it was written. */
export const useNoticeWords = () => {
  const { t } = useTranslation('notice');
  const { name: language, tag } = useLanguage();

  const headingOf = ({ kind, about }: NoticeContent) => {
    const known = NOTICE_KINDS.find((item) => item === kind);
    // A newer server may send kinds that this page does not know yet.
    return t(`heading.${known ? headingKeyOf(known, about) : 'other'}`);
  };

  const deviceOf = ({ browser, system }: Notice['about']) =>
    browser && system ? t('device', { browser, system }) : browser || system;

  const roleOf = ({ role }: Notice['about']) => {
    const known = ROLES.find((item) => item === role);
    return known && t(`role.${known}`);
  };

  const daysLeftOf = ({ days = '' }: Notice['about']) =>
    Number(days) > 0 ? t('daysLeft', { count: Number(days) }) : '';

  const declarationOf = ({ kind, about }: NoticeContent) => {
    const known = isReviewKind(kind) && DECLARATION_KINDS.find((item) => item === about.kind);
    return known && t(`declaration.${known}`);
  };

  const untilOf = ({ dueOn }: Notice['about']) => dueOn && t('until', { day: formatDate(dueOn, tag) });

  /** Lists names and reasons apart from the heading: no grammar depends on them, and any may be missing. */
  const detailOf = (notice: NoticeContent) => {
    const about = valuesFor(notice.about, language);
    const { person, company, businessNumber, reason, network } = about;
    const number = businessNumber && groupedBusinessNumber(businessNumber);
    const ending = [about.certificate, about.number, daysLeftOf(about)];
    const declaration = [declarationOf(notice), about.subject, about.title, untilOf(about)];
    const formerly = about.formerName && t('formerly', { name: about.formerName });
    const parts = [
      person,
      company,
      formerly,
      number,
      roleOf(about),
      ...declaration,
      reason,
      deviceOf(about),
      network,
      ...ending,
    ];
    return parts.filter(Boolean).join(SEPARATOR);
  };

  return (notice: NoticeContent) => ({ heading: headingOf(notice), detail: detailOf(notice) });
};

type HeadingKey =
  | NoticeKind
  | ReviewHeading
  | 'company.joinRefused'
  | 'company.identityRejected'
  | 'company.claimJoined'
  | 'company.suspended'
  | 'factory.certificateEndsToday'
  | 'factory.certificateEnded'
  | (typeof INVITATION_KEYS)[keyof typeof INVITATION_KEYS];

const INVITATION_KEYS = {
  accepted: 'supply.invitationAccepted',
  declined: 'supply.invitationDeclined',
  expired: 'supply.invitationExpired',
  bounced: 'supply.invitationBounced',
} as const;
const INVITATION_OUTCOMES = ['accepted', 'declined', 'expired', 'bounced'] as const;

const headingKeyOf = (kind: NoticeKind, about: Notice['about']): HeadingKey => {
  if (isReviewKind(kind)) return reviewHeadingOf(kind, about);
  const { decision, outcome, state, days } = about;
  if (kind === 'factory.certificateEnding') return endingKeyOf(Number(days));
  if (kind === 'company.joinDecided' && decision === 'refused') return 'company.joinRefused';
  if (kind === 'company.identityDecided' && decision === 'rejected') return 'company.identityRejected';
  if (kind === 'company.rejected' && outcome === 'joined') return 'company.claimJoined';
  if (kind === 'company.closed' && state === 'suspended') return 'company.suspended';
  if (kind === 'supply.invitationAnswered') return invitationKeyOf(outcome);
  return kind;
};

const invitationKeyOf = (outcome: string | undefined): HeadingKey => {
  const known = INVITATION_OUTCOMES.find((item) => item === outcome);
  return known ? INVITATION_KEYS[known] : 'supply.invitationAnswered';
};

const endingKeyOf = (days: number): HeadingKey => {
  if (days < 0) return 'factory.certificateEnded';
  return days === 0 ? 'factory.certificateEndsToday' : 'factory.certificateEnding';
};
