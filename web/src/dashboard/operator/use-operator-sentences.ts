import type { OperatorDashboard } from '@ieum/contract';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../kit/format/moment.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { categoryFormat } from '../../kit/ui/plot/plot-format.ts';
import { useDays } from '../tiles/use-days.ts';
import type { Sentence } from '../work/sentence.tsx';

/** Decided declarations, the last one first: those of this week are at the top. */
const DECIDED = `${reviewPaths.adminQueue()}?show=decided&sort=decidedAt&order=desc`;

/** Says what operators have done this week and what needs their attention. */
export const useOperatorSentences = (figures: OperatorDashboard): Sentence[] => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const days = useDays();
  const number = numberFormat(tag);
  const { cases, week, taxOffice, accesses, health } = figures;
  const from = { from: week.from };
  const sentences: (Sentence | false)[] = [
    cases.overdue > 0 && {
      name: 'late',
      parts: [
        {
          text: t('operator.say.late', { count: cases.overdue, shown: number(cases.overdue) }),
          links: { a: operatorPaths.verification() },
        },
      ],
      next: { label: t('operator.step.late'), to: operatorPaths.verification() },
    },
    week.reviews.decided > 0 && {
      name: 'reviews',
      parts: [
        {
          text: t('operator.say.reviews', {
            count: week.reviews.decided,
            shown: number(week.reviews.decided),
            time: days(week.reviews.medianDays),
          }),
          links: { a: DECIDED },
        },
      ],
    },
    week.cases.verified + week.cases.returned + week.cases.rejected > 0 && {
      name: 'cases',
      parts: [
        {
          text: t('operator.say.cases', {
            verified: number(week.cases.verified),
            returned: number(week.cases.returned),
            rejected: number(week.cases.rejected),
          }),
          links: {
            a: auditPaths.log({ operation: 'verifyCase', ...from }),
            b: auditPaths.log({ operation: 'askCorrection', ...from }),
            c: auditPaths.log({ operation: 'rejectCase', ...from }),
          },
        },
      ],
    },
    week.mails.all > 0 && {
      name: 'mails',
      parts: [
        {
          text: t('operator.say.mails', {
            count: week.mails.all,
            all: number(week.mails.all),
            failed: number(week.mails.failed),
          }),
          links: { a: outboxPaths.list(from), b: outboxPaths.list({ ...from, state: 'failed' }) },
        },
      ],
      ...(week.mails.failed > 0 && {
        next: { label: t('operator.step.mails'), to: outboxPaths.list({ ...from, state: 'failed' }) },
      }),
    },
    taxOffice.closed + taxOffice.suspended > 0 && {
      name: 'tax',
      parts: [
        {
          text: t('operator.say.tax', {
            count: taxOffice.closed + taxOffice.suspended,
            shown: number(taxOffice.closed + taxOffice.suspended),
          }),
          links: { a: operatorPaths.companies({ state: 'verified', tax: 'stopped' }) },
        },
      ],
    },
    accesses.count > 0 && {
      name: 'accesses',
      parts: [
        {
          text: t('operator.say.accesses', {
            month: categoryFormat(tag, 'month')(accesses.month),
            count: accesses.count,
            shown: number(accesses.count),
          }),
          links: { a: auditPaths.months(accesses.month) },
        },
      ],
      next: { label: t('operator.step.accesses'), to: auditPaths.months(accesses.month) },
    },
    {
      name: 'health',
      parts: [
        { text: health.lateJobs > 0 ? t('operator.say.lateJobs') : t('operator.say.jobs') },
        ...(health.sealedAt === null
          ? []
          : [
              {
                text: t('operator.say.sealed', { moment: formatMoment(health.sealedAt, tag) }),
                links: { a: auditPaths.log() },
              },
            ]),
      ],
    },
  ];
  return sentences.filter((sentence) => sentence !== false);
};
