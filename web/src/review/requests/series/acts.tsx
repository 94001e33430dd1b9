import type { ReviewSeries } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordActions } from '../../../kit/record/record-actions.tsx';
import { AskDialog } from '../../../kit/ui/dialog/ask-dialog.tsx';
import { useEndSeries, usePauseSeries, useResumeSeries } from './series.queries.ts';
import { useSeriesWords } from './series-words.ts';

/** Acts that ask first. */
const DIALOGS = ['pause', 'resume', 'end'] as const;
type SeriesAct = (typeof DIALOGS)[number];
type ActsProps = { series: ReviewSeries };

export const SeriesActs = ({ series }: ActsProps) => {
  const { t } = useTranslation('series');
  const [act, setAct] = useState<SeriesAct>();
  const { acts, id } = series;
  return (
    <>
      <RecordActions
        actions={[
          acts.includes('edit') && { label: t('act.edit'), to: reviewPaths.editSeries(id) },
          ...DIALOGS.map(
            (name) => acts.includes(name) && { label: t(`act.${name}`), opens: name, isRare: name === 'end' },
          ),
        ]}
        onOpen={setAct}
      />
      {act && <ActDialog act={act} series={series} onClose={() => setAct(undefined)} />}
    </>
  );
};

const ActDialog = ({ act, series, onClose }: ActsProps & { act: SeriesAct; onClose: () => void }) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const write = { pause: usePauseSeries(), resume: useResumeSeries(), end: useEndSeries() }[act];
  const { id, version, every, dates } = series;
  const date = dates.find(({ isSkipped }) => !isSkipped);
  const next = date ? words.next(every, date) : '–';
  return (
    <AskDialog
      title={t(`dialog.${act}.title`)}
      text={t(`dialog.${act}.text`, { next })}
      submit={t(`act.${act}`)}
      done={t(`done.${act}`)}
      act={write}
      input={{ id, version }}
      onClose={onClose}
    />
  );
};
