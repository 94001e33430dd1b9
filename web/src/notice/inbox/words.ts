import {
  DECLARATION_KINDS,
  daysBetween,
  groupedBusinessNumber,
  NOTICE_KINDS,
  type Notice,
  type NoticeKind,
  valuesFor,
} from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate, formatPeriods } from '../../kit/format/moment.ts';
import { dayInKorea, todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { isReviewKind, type ReviewHeading, reviewHeadingOf } from './review-headings.ts';

type NoticeContent = Pick<Notice, 'kind' | 'about' | 'createdAt'>;

const SEPARATOR = ' · ';
const ROLES = ['owner', 'editor', 'viewer'] as const;

/** Returns heading and detail of a notice in the language of the screen, not of the time when it was written. */
export const useNoticeWords = () => {
  const { t } = useTranslation('notice');
  const { name: language, tag } = useLanguage();

  const headingOf = ({ kind, about }: Pick<Notice, 'kind' | 'about'>) => {
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

  /** Counts from today: a notice is read on later days, too. */
  const daysLeftOf = ({ about: { days = '' }, createdAt }: NoticeContent) => {
    const passed = daysBetween(dayInKorea(Date.parse(createdAt)), todayInKorea());
    const count = Number(days) - passed;
    return count > 0 ? t('daysLeft', { count }) : '';
  };

  const declarationOf = ({ kind, about }: Pick<Notice, 'kind' | 'about'>) => {
    const known = isReviewKind(kind) && DECLARATION_KINDS.find((item) => item === about.kind);
    return known && t(`declaration.${known}`);
  };

  const untilOf = ({ dueOn }: Notice['about']) => dueOn && t('until', { day: formatDate(dueOn, tag) });

  const periodOf = ({ period, periodTo }: Notice['about']) => period && formatPeriods(period, periodTo || period, tag);

  const openOf = ({ kind, about: { count = '' } }: NoticeContent) =>
    kind === 'flow.open' && Number(count) > 0 ? t('openQuantities', { count: Number(count) }) : '';

  /** Lists the counts of a recurring request that are not zero. */
  const figuresOf = ({ sent = '', notAsked = '', behind = '' }: Notice['about']) => [
    Number(sent) > 0 && t('seriesFigures.sent', { sent }),
    Number(notAsked) > 0 && t('seriesFigures.notAsked', { notAsked }),
    Number(behind) > 0 && t('seriesFigures.behind', { behind }),
  ];

  /** Lists names and reasons apart from the heading: no grammar depends on them, and any may be missing. */
  const detailOf = (notice: NoticeContent) => {
    const about = valuesFor(notice.about, language);
    const { person, company, businessNumber, reason, network } = about;
    const number = businessNumber && groupedBusinessNumber(businessNumber);
    const ending = [about.certificate, about.number, daysLeftOf(notice)];
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
      periodOf(about),
      openOf(notice),
      ...figuresOf(about),
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
