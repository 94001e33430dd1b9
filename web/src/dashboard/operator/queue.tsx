import { type Task, type TaskKind, valuesFor } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Clock, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { dashboardQueries } from '../dashboard.queries.ts';
import home from '../home/home.module.css';
import { TASKS, taskPath } from '../home/task-kinds.ts';
import { useTaskParts } from '../home/task-words.ts';
import work from '../work/work.module.css';
import { ageOf } from './queue-age.ts';

/** Queues of an operator, in order. */
export const QUEUE_KINDS = ['declaration.review', 'case.decide', 'mail.failed'] as const satisfies TaskKind[];

/** Number of tasks that each queue shows. */
const SHOWN = 5;

export const queueOf = (kind: TaskKind) => dashboardQueries.tasks({ kind, size: SHOWN });

/** Shows the tasks of one kind, the oldest first. */
export const Queue = ({ kind, title, all }: { kind: TaskKind; title: string; all: string }) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const { data, isError, refetch } = useQuery(queueOf(kind));
  const id = useId();
  const total = data?.total ?? 0;
  return (
    <section className={work.tasks} aria-labelledby={id}>
      <div className={work.head}>
        <h2 id={id}>
          {title} {total > 0 && <span className={work.count}>{numberFormat(tag)(total)}</span>}
        </h2>
        <Link className={work.all} to={all} aria-label={t('allOf', { title })}>
          {t('allTasks')}
        </Link>
      </div>
      {isError && !data && <ErrorState onRetry={refetch} />}
      {!data && !isError && <Skeleton shape="table" />}
      {data && total === 0 && <Note>{t('operator.noneWaits')}</Note>}
      {data && total > 0 && (
        <ul className={work.queue}>
          {data.rows.map((task) => (
            <QueueRow key={task.id} task={task} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** Names the company first, because the queue says what is to be done. */
const QueueRow = ({ task }: { task: Task }) => {
  const { t } = useTranslation('home');
  const { name: language } = useLanguage();
  const { company = '' } = valuesFor(task.about, language);
  const parts = useTaskParts()(task);
  const name = company || parts[0] || t(`heading.${task.kind}`);
  const rest = parts.filter((part) => part !== name);
  const Icon = TASKS[task.kind].icon;
  return (
    <li className={home.task}>
      <span className={home.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={home.words}>
        <Link className={home.link} to={taskPath(task, true)}>
          <bdi>{name}</bdi>
        </Link>
        {rest.length > 0 && (
          <p className={home.detail}>
            <bdi>{rest.join(' · ')}</bdi>
          </p>
        )}
      </div>
      <Age task={task} />
      <ChevronRight className={home.arrow} size={18} aria-hidden />
    </li>
  );
};

const Age = ({ task }: { task: Task }) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const { days, tone } = ageOf(task, Date.now(), todayInKorea());
  return (
    <p className={home.due}>
      <Badge tone={tone} icon={tone === 'bad' ? TriangleAlert : Clock}>
        {days === 0 ? t('operator.today') : t('operator.day', { count: days })}
      </Badge>
      <time className={home.note} dateTime={task.since}>
        {formatDate(todayInKorea(new Date(task.since)), tag)}
      </time>
    </p>
  );
};
