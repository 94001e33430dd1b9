import { FLAG_CODES, type ReviewAction } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import styles from './actions.module.css';

/** Shows the origin of a task: a reviewer's comment on a declaration, or a flag. */
export const ActionReason = ({ action }: { action: ReviewAction }) => {
  const { t } = useTranslation('task');
  const isOperator = useUser().role === 'admin';
  const { comment, declarationId } = action;
  if (!(comment || declarationId || action.flag)) return null;
  return (
    <RecordGroup title={t('section.why')} isFirst>
      <div className={styles.why}>
        {comment && <blockquote className={styles.quote}>{comment.body}</blockquote>}
        {action.flag && <FlagName code={action.flag.code} />}
        {declarationId && (
          <Link to={isOperator ? reviewPaths.adminReview(declarationId) : reviewPaths.declaration(declarationId)}>
            {t('toDeclaration')}
          </Link>
        )}
      </div>
    </RecordGroup>
  );
};

const FlagName = ({ code }: { code: string }) => {
  const { t } = useTranslation('task');
  const { t: tFlag } = useTranslation('flag');
  const known = FLAG_CODES.find((candidate) => candidate === code);
  return (
    <>
      <p>{t('fromFlag', { flag: known ? tFlag(`code.${known}`) : code })}</p>
      <Link to={known ? `${tierPaths.flags()}?code=${known}` : tierPaths.flags()}>{t('toFlags')}</Link>
    </>
  );
};
