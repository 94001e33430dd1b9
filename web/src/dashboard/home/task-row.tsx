import type { Task } from '@ieum/contract';
import { ChevronRight, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { formatDate, formatMoment } from '../../kit/format/moment.ts';
import { formatAgo } from '../../kit/format/relative-time.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import styles from './home.module.css';
import { dueOf } from './task-due.ts';
import { TASKS, taskPath } from './task-kinds.ts';
import { useTaskDetail } from './task-words.ts';

/** Shows a task with a link to the page on which it is done. */
export const TaskRow = ({ task }: { task: Task }) => {
  const { t } = useTranslation('home');
  const detail = useTaskDetail()(task);
  const isOperator = useUser().role === 'admin';
  const Icon = TASKS[task.kind].icon;
  return (
    <li className={styles.task}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={styles.words}>
        <Link className={styles.link} to={taskPath(task, isOperator)}>
          {t(`heading.${task.kind}`)}
        </Link>
        {detail && (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
      <TaskDue {...task} />
      <ChevronRight className={styles.arrow} size={18} aria-hidden />
    </li>
  );
};

/** Shows the due date, or the age of a task without one. */
export const TaskDue = ({ dueOn, since }: Pick<Task, 'dueOn' | 'since'>) => {
  const { t } = useTranslation('home');
  const { tag } = useLanguage();
  const { name, days, tone } = dueOf(dueOn, todayInKorea());
  if (name === 'none')
    return (
      <p className={styles.due}>
        <time className={styles.note} dateTime={since} title={formatMoment(since, tag)}>
          {t('since', { ago: formatAgo(since, Date.now(), tag) })}
        </time>
      </p>
    );
  return (
    <p className={styles.due}>
      <Badge tone={tone} {...(tone !== 'neutral' && { icon: name === 'late' ? TriangleAlert : Clock })}>
        {t(`due.${name}`, { count: days })}
      </Badge>
      <time className={styles.note} dateTime={dueOn}>
        {t('until', { day: formatDate(dueOn, tag) })}
      </time>
    </p>
  );
};
