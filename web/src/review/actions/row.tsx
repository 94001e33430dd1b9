import type { ListedAction } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import recordStyles from '../../kit/record/record-sections.module.css';
import styles from './actions.module.css';
import { ActionStateBadge } from './state-badge.tsx';
import { useActionWords } from './words.ts';

/** Shows a task in a list: title, status, due day and owner. */
export const ActionRow = ({ action }: { action: ListedAction }) => {
  const { t } = useTranslation('task');
  const words = useActionWords();
  const isOperator = useUser().role === 'admin';
  return (
    <li>
      <div className={recordStyles.words}>
        <Link
          className={styles.title}
          to={isOperator ? reviewPaths.adminAction(action.id) : reviewPaths.action(action.id)}
        >
          <bdi>{action.title}</bdi>
        </Link>
        <span className={recordStyles.note}>
          <bdi>{words.sides(action)}</bdi>
          {action.owner && ` · ${t('doneBy', { name: action.owner.name })}`}
        </span>
      </div>
      <div className={styles.standing}>
        <span className={recordStyles.badges}>
          <ActionStateBadge action={action} />
        </span>
        <span className={recordStyles.note}>{t('until', { day: words.day(action.dueOn) })}</span>
      </div>
    </li>
  );
};
