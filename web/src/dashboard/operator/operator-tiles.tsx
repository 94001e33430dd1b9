import type { OperatorDashboard } from '@ieum/contract';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { categoryFormat } from '../../kit/ui/plot/plot-format.ts';
import { type FigureTile, FigureTiles } from './figure-tiles.tsx';

const HOURS_IN_DAY = 24;

/** Shows what operators have to do or look into, each figure with a link to what it counts. */
export const OperatorTiles = ({ figures }: { figures: OperatorDashboard }) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const number = numberFormat(tag, { maximumFractionDigits: 1 });
  const { cases, taxOffice, reviews, invitations, mails, accesses } = figures;
  const hours = (value: number) =>
    value >= 2 * HOURS_IN_DAY
      ? t('days', { count: value / HOURS_IN_DAY, shown: number(value / HOURS_IN_DAY) })
      : t('hours', { count: value, shown: number(value) });
  const tiles: FigureTile[] = [
    {
      name: 'cases',
      to: operatorPaths.verification(),
      label: t('operator.cases'),
      value: cases.waiting,
      isLate: cases.overdue > 0,
      notes: [
        cases.oldestHours === null ? t('operator.noCases') : t('operator.oldest', { time: hours(cases.oldestHours) }),
        ...(cases.overdue > 0 ? [t('operator.overdue', { count: cases.overdue })] : []),
        ...(cases.medianHours === null
          ? []
          : [t('operator.median', { count: cases.decidedIn30Days, time: hours(cases.medianHours) })]),
      ],
    },
    {
      name: 'reviews',
      to: reviewPaths.adminQueue(),
      label: t('operator.reviews'),
      value: reviews.waiting,
      notes: [t('operator.reviewsNote')],
    },
    {
      name: 'mails',
      to: outboxPaths.list({ state: 'failed' }),
      label: t('operator.mails'),
      value: mails.failed,
      isLate: mails.failed > 0,
      notes: [t('operator.invitations', { bounced: number(invitations.bounced), open: number(invitations.open) })],
    },
    {
      name: 'tax',
      to: operatorPaths.companies({ state: 'verified', tax: 'stopped' }),
      label: t('operator.tax'),
      value: taxOffice.closed + taxOffice.suspended,
      isLate: taxOffice.closed > 0,
      notes: taxOffice.isAsked
        ? [
            t('operator.taxNote', { closed: number(taxOffice.closed), suspended: number(taxOffice.suspended) }),
            t('operator.unanswered', { count: taxOffice.unanswered }),
          ]
        : [t('operator.taxOff')],
    },
    {
      name: 'accesses',
      to: auditPaths.months(accesses.month),
      label: t('operator.accesses'),
      value: accesses.count,
      notes: [t('operator.accessesNote', { month: categoryFormat(tag, 'month')(accesses.month) })],
    },
  ];
  return <FigureTiles tiles={tiles} label={t('operator.label')} />;
};
