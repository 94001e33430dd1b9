import type { ReviewAction } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import historyStyles from '../../kit/record/history.module.css';
import styles from './actions.module.css';
import { useActionWords } from './words.ts';

/** Lists all events of a task, newest first. */
export const ActionHistory = ({ action }: { action: ReviewAction }) => {
  const { t } = useTranslation('task');
  const words = useActionWords();
  const events = action.events.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <DetailSection title={t('section.history')}>
      <ol className={historyStyles.revisions}>
        {events.map(({ id, kind, at, by, isMine, note }) => (
          <li key={id} className={historyStyles.revision}>
            <div>
              <h3>{t(`event.${kind}`)}</h3>
              <p className={historyStyles.who}>
                <bdi>{by || (isMine ? t('side.us') : action.partner?.name || t('side.operatorName'))}</bdi>
                {' · '}
                <time dateTime={at}>{words.moment(at)}</time>
              </p>
            </div>
            {note && <p className={styles.said}>{note}</p>}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
};
