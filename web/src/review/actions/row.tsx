import type { ListedAction } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { Badges, Note, RowWords } from '../../kit/ui/section/section.tsx';
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
      <RowWords>
        <Link
          className={styles.title}
          to={isOperator ? reviewPaths.adminAction(action.id) : reviewPaths.action(action.id)}
        >
          <bdi>{action.title}</bdi>
        </Link>
        <Note as="span">
          <bdi>{words.sides(action)}</bdi>
          {action.owner && ` · ${t('doneBy', { name: action.owner.name })}`}
        </Note>
      </RowWords>
      <div className={styles.status}>
        <Badges>
          <ActionStateBadge action={action} />
        </Badges>
        <Note as="span">{t('until', { day: words.day(action.dueOn) })}</Note>
      </div>
    </li>
  );
};
