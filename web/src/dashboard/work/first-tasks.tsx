import { ApiError, type Output, type Task, type tasksContract } from '@ieum/contract';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { dashboardQueries } from '../dashboard.queries.ts';
import { StartSteps } from '../home/start-steps.tsx';
import { countAll, groupByWaiter } from '../home/task-groups.ts';
import { TaskRow } from '../home/task-row.tsx';
import { TaskCard } from './task-card.tsx';
import styles from './work.module.css';

/** Number of tasks that the dashboard shows. The others are one click away. */
export const FIRST_TASKS = { size: 7 };
/** Up to this number a task is a card with its buttons. */
export const CARDS = 3;

type Listed = Output<typeof tasksContract.listTasks>;

/** Shows the first tasks of the reader, or the first steps of a new company that has none. */
export const FirstTasks = () => {
  const { t } = useTranslation('dashboard');
  const { t: tHome } = useTranslation('home');
  const { tag } = useLanguage();
  const { data, error, refetch } = useQuery(dashboardQueries.tasks(FIRST_TASKS));
  const title = useId();
  // A person without a company has no tasks; the figures beside this say so.
  if (error instanceof ApiError && error.code === 'access.denied') return null;
  const all = data ? countAll(data.counts) : 0;
  return (
    <section className={styles.tasks} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>
          {tHome('tasks')} {all > 0 && <span className={styles.count}>{numberFormat(tag)(all)}</span>}
        </h2>
        <Link className={styles.all} to={dashboardPaths.home()}>
          {t('allTasks')}
        </Link>
      </div>
      {error && !data && <ErrorState onRetry={refetch} />}
      {!data && !error && <Skeleton shape="table" />}
      {data && <Listing {...data} />}
    </section>
  );
};

const Listing = ({ rows, counts }: Listed) => {
  // The page shows the task to confirm the certificate above everything else.
  const isIdle = Object.keys(counts).every((kind) => kind === 'company.confirm');
  if (isIdle) return <Idle />;
  return countAll(counts) <= CARDS ? <Cards tasks={rows} /> : <Groups tasks={rows} />;
};

const Idle = () => {
  const { t } = useTranslation('home');
  const { data: start } = useQuery(dashboardQueries.start());
  if (start && !start.isOver)
    return (
      <div className={styles.start}>
        <StartSteps steps={start.steps} />
      </div>
    );
  return <Note>{t('glad.text')}</Note>;
};

const Cards = ({ tasks }: { tasks: Task[] }) => (
  <ul className={styles.cards}>
    {tasks.map((task, at) => (
      <TaskCard key={`${task.kind} ${task.id}`} task={task} isFirst={at === 0} />
    ))}
  </ul>
);

const Groups = ({ tasks }: { tasks: Task[] }) => {
  const { t } = useTranslation('home');
  return groupByWaiter(tasks).map(({ waiter, tasks: waiting }) => (
    <div key={waiter} className={styles.group}>
      <h3>{t(`waiter.${waiter}`)}</h3>
      <ul>
        {waiting.map((task) => (
          <TaskRow key={`${task.kind} ${task.id}`} task={task} />
        ))}
      </ul>
    </div>
  ));
};
