import type { Task } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { taskPath } from '../home/task-kinds.ts';
import { TaskDue } from '../home/task-row.tsx';
import { useTaskDetail } from '../home/task-words.ts';
import { LinkAnswer } from './link-answer.tsx';
import styles from './work.module.css';

type TaskCardProps = { task: Task; isFirst: boolean };

/** Shows one of few tasks with its buttons in place. Only the first has a filled button. */
export const TaskCard = ({ task, isFirst }: TaskCardProps) => {
  const { t } = useTranslation('home');
  const detail = useTaskDetail()(task);
  const look = isFirst ? 'solid' : 'outlined';
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <span className={styles.waiter}>{t(`waiter.${task.waiter}`)}</span>
        <TaskDue {...task} />
      </div>
      <h3>
        <Link to={taskPath(task)}>{t(`heading.${task.kind}`)}</Link>
      </h3>
      {detail && (
        <p className={styles.detail}>
          <bdi>{detail}</bdi>
        </p>
      )}
      <div className={styles.acts}>
        {task.kind === 'link.answer' ? (
          <LinkAnswer id={task.id} look={look} />
        ) : (
          <LinkButton look={look} to={taskPath(task)}>
            {t(`act.${task.kind}`)}
          </LinkButton>
        )}
      </div>
    </li>
  );
};
