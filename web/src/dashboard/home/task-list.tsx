import { TASK_KINDS, type TASK_WAITERS, type Task } from '@ieum/contract';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { AlarmClock, PartyPopper } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useListAddress } from '../../kit/list/list-address.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { dashboardQueries } from '../dashboard.queries.ts';
import { homeAddress, type TaskList } from './address.ts';
import styles from './home.module.css';
import { dueOf } from './task-due.ts';
import { countAll, groupByWaiter } from './task-groups.ts';
import { TaskRow } from './task-row.tsx';

/** Lists the tasks of the whole product, grouped by who waits for them and then sorted by due date. */
export const Tasks = () => {
  const { t } = useTranslation('home');
  const { list } = useListAddress(homeAddress);
  const { data, isError, isPlaceholderData, refetch } = useQuery(dashboardQueries.tasks(list));
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      {/* The title of the page says the same. */}
      <h2 id={title} className="visually-hidden">
        {t('tasks')}
      </h2>
      {isError && <ErrorState onRetry={refetch} />}
      {!data && !isError && <Skeleton shape="table" />}
      {data && countAll(data.counts) === 0 && <NothingWaits />}
      {data && countAll(data.counts) > 0 && (
        <>
          <Kinds list={list} counts={data.counts} hasLate={data.rows.some(isLate)} />
          <div className={styles.groups} aria-busy={isPlaceholderData}>
            {groupByWaiter(data.rows).map((group) => (
              <Group key={group.waiter} {...group} />
            ))}
            {data.total === 0 && <Note>{t('noneOfKind')}</Note>}
          </div>
          {data.total > list.size && (
            <Pager
              label={t('tasks')}
              page={list.page}
              pageSize={list.size}
              total={data.total}
              hrefOf={(page) => homeAddress.hrefOf({ ...list, page })}
            />
          )}
        </>
      )}
    </section>
  );
};

const NothingWaits = () => {
  const { t } = useTranslation('home');
  const isOperator = useUser().role === 'admin';
  return (
    <EmptyState
      icon={PartyPopper}
      heading="h3"
      title={t('glad.title')}
      text={t(isOperator ? 'glad.operator' : 'glad.text')}
    >
      {!isOperator && <LinkButton to={dashboardPaths.dashboard()}>{t('glad.link')}</LinkButton>}
    </EmptyState>
  );
};

type KindsProps = { list: TaskList; counts: Record<string, number>; hasLate: boolean };

const Kinds = ({ list, counts, hasLate }: KindsProps) => {
  const isOverdue = list.due === 'overdue';
  const { t } = useTranslation('home');
  const { tag } = useLanguage();
  const format = numberFormat(tag);
  const kinds = TASK_KINDS.filter((kind) => (counts[kind] ?? 0) > 0 || kind === list.kind);
  return (
    <nav className={styles.kinds} aria-label={t('byKind')}>
      {[undefined, ...kinds].map((kind) => (
        <LinkButton
          key={kind ?? ''}
          size="small"
          look={kind === list.kind ? 'subtle' : 'outlined'}
          to={homeAddress.hrefOf({ ...list, kind, page: 1 })}
          preventScrollReset
          aria-current={kind === list.kind ? 'page' : undefined}
        >
          {kind ? t(`kind.${kind}`) : t('all')} <b>{format(kind ? (counts[kind] ?? 0) : countAll(counts))}</b>
        </LinkButton>
      ))}
      {(hasLate || isOverdue) && (
        <LinkButton
          size="small"
          look={isOverdue ? 'subtle' : 'outlined'}
          to={homeAddress.hrefOf({ ...list, due: isOverdue ? '' : 'overdue', page: 1 })}
          preventScrollReset
          aria-current={isOverdue ? 'true' : undefined}
        >
          <AlarmClock size={16} aria-hidden />
          {t('overdue')}
        </LinkButton>
      )}
    </nav>
  );
};

const isLate = ({ dueOn }: Task) => dueOf(dueOn, todayInKorea()).name === 'late';

type GroupProps = { waiter: (typeof TASK_WAITERS)[number]; tasks: Task[] };

const Group = ({ waiter, tasks }: GroupProps) => {
  const { t } = useTranslation('home');
  const title = useId();
  return (
    <section className={styles.group} aria-labelledby={title}>
      <h3 id={title}>{t(`waiter.${waiter}`)}</h3>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <TaskRow key={`${task.kind} ${task.id}`} task={task} />
        ))}
      </ul>
    </section>
  );
};
