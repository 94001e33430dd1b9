import { type Output, PAGE_SIZE, type ReviewSeries, type reviewSeriesContract, SERIES_COLUMNS } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordGroup } from '../../../kit/record/record-group.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { AskDialog } from '../../../kit/ui/dialog/ask-dialog.tsx';
import { useMedia } from '../../../kit/ui/media.ts';
import { Pager } from '../../../kit/ui/pager/pager.tsx';
import { Buttons, Note } from '../../../kit/ui/section/section.tsx';
import { ErrorState } from '../../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';
import { reviewQueries } from '../../review.queries.ts';
import { AnswerCards } from './answer-cards.tsx';
import { AnswerMatrix } from './answer-matrix.tsx';
import { useRemindSeries } from './series.queries.ts';
import { useSeriesWords } from './series-words.ts';

export type Answers = Output<typeof reviewSeriesContract.getSeriesAnswers>;
export type PeriodFigures = Answers['periods'][number];

/** Shows what came back: suppliers by periods, newest period first. */
export const SeriesAnswers = ({ series }: { series: ReviewSeries }) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const isPhone = useMedia('phone');
  const [skip, setSkip] = useState(0);
  const [page, setPage] = useState(1);
  const [reminded, setReminded] = useState<PeriodFigures>();
  const remind = useRemindSeries();
  const { id, every, acts } = series;
  const { data, isError, refetch } = useQuery(reviewQueries.seriesAnswers({ id, skip, page }));
  const View = isPhone ? AnswerCards : AnswerMatrix;
  return (
    <RecordGroup title={t('answers.title')} isFirst>
      {isError && <ErrorState heading="p" onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data?.periods.length === 0 && <Note>{t('answers.none')}</Note>}
      {data && data.periods.length > 0 && (
        <>
          <View every={every} answers={data} mayRemind={acts.includes('remind')} onRemind={setReminded} />
          <Buttons>
            {skip > 0 && (
              <Button size="small" onClick={() => setSkip(Math.max(0, skip - SERIES_COLUMNS))}>
                {t('answers.later')}
              </Button>
            )}
            {data.hasEarlier && (
              <Button size="small" onClick={() => setSkip(skip + SERIES_COLUMNS)}>
                {t('answers.earlier')}
              </Button>
            )}
          </Buttons>
          {data.total > PAGE_SIZE && (
            <Pager label={t('answers.title')} page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
          )}
        </>
      )}
      {reminded && (
        <AskDialog
          title={t('answers.remindTitle')}
          text={t('answers.remindText', { count: reminded.open, period: words.period(every, reminded.period) })}
          submit={t('answers.remind')}
          done={t('answers.reminded')}
          act={remind}
          input={{ id, period: reminded.period }}
          onClose={() => setReminded(undefined)}
        />
      )}
    </RecordGroup>
  );
};
