import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { BarPlot } from '../../kit/ui/plot/bar/bar-plot.tsx';
import { PlotFrame } from '../../kit/ui/plot/frame/plot-frame.tsx';
import { dashboardQueries } from '../dashboard.queries.ts';
import { StartSteps } from '../home/start-steps.tsx';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';

/** Shows the tasks by kind, or the first steps of a new company that has no tasks. */
export const TasksTile = ({ data: { tasks }, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { t: tHome } = useTranslation('home');
  const { tag } = useLanguage();
  const { data: start } = useQuery(dashboardQueries.start());
  const steps = start?.steps ?? [];
  const title = t('tile.tasks');
  const number = numberFormat(tag);
  // The task to confirm the certificate is shown above the tiles already.
  const isIdle = tasks.counts.every(({ kind }) => kind === 'company.confirm');
  if (isIdle && steps.some(({ isDone }) => !isDone)) {
    const rows = steps.map(({ step, isDone }) => ({
      key: step,
      cells: [
        { text: tHome(`step.${step}.name`), value: step },
        { text: tHome(isDone ? 'start.done' : 'start.open'), value: String(isDone) },
      ],
    }));
    return (
      <PlotFrame
        {...frameOf('tasks')}
        title={tHome('start.title')}
        content={{ columns: [{ name: t('column.step') }, { name: t('column.state') }], rows }}
      >
        <StartSteps steps={steps} />
      </PlotFrame>
    );
  }
  const kinds = new Map(tasks.counts.map(({ kind }) => [tHome(`kind.${kind}`), kind]));
  return (
    <BarPlot
      {...frameOf('tasks')}
      title={title}
      direction="horizontal"
      categories={[...kinds.keys()]}
      categoryLabel={t('column.kind')}
      series={
        tasks.counts.length === 0
          ? []
          : [{ id: 'count', name: t('column.count'), values: tasks.counts.map(({ count }) => count) }]
      }
      hrefOf={({ category }) => dashboardPaths.home(kinds.get(category))}
      emptyText={tHome('glad.title')}
      figures={
        <TileFigures
          figures={[
            { label: t('figure.tasks'), value: number(tasks.total), to: dashboardPaths.home() },
            {
              label: t('figure.overdue'),
              value: number(tasks.overdue),
              to: dashboardPaths.overdue(),
              tone: tasks.overdue > 0 ? 'bad' : undefined,
            },
          ]}
        />
      }
    />
  );
};
