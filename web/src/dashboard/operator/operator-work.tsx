import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Page } from '../../kit/ui/page/page.tsx';
import { dashboardQueries } from '../dashboard.queries.ts';
import { Sentences } from '../work/sentence.tsx';
import work from '../work/work.module.css';
import { QUEUE_KINDS, Queue, queueOf } from './queue.tsx';
import { useOperatorSentences } from './use-operator-sentences.ts';

const ALL: Record<(typeof QUEUE_KINDS)[number], () => string> = {
  'declaration.review': reviewPaths.adminQueue,
  'case.decide': operatorPaths.verification,
  'mail.failed': () => outboxPaths.list({ state: 'failed' }),
};

/** Shows the operators' work: what waits, the oldest first, and what was done this week. */
export const OperatorWork = () => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const { data } = useSuspenseQuery(dashboardQueries.operator());
  const sentences = useOperatorSentences(data);
  const queues = useQueries({ queries: QUEUE_KINDS.map(queueOf) });
  // The figures of the sentences also count what only a colleague can decide.
  const waiting = queues.reduce((sum, { data: queue }) => sum + (queue?.total ?? 0), 0);
  const isCounted = queues.every(({ data: queue }) => queue);
  const title = useId();
  return (
    <Page
      title={t('title')}
      count={isCounted && <span className={work.greeting}>{t('operator.lead', { count: waiting })}</span>}
    >
      <div className={work.columns}>
        <div className={work.queues}>
          {QUEUE_KINDS.map((kind) => (
            <Queue key={kind} kind={kind} title={t(`operator.queue.${kind}`)} all={ALL[kind]()} />
          ))}
        </div>
        <section className={work.situation} aria-labelledby={title}>
          <div className={work.head}>
            <h2 id={title}>{t('operator.week')}</h2>
            <time className={work.asOf} dateTime={data.asOf}>
              {t('asOf', { moment: formatMoment(data.asOf, tag) })}
            </time>
          </div>
          <Sentences sentences={sentences} />
        </section>
      </div>
    </Page>
  );
};
