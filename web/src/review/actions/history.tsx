import type { ReviewAction } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Timeline, TimelineBy, TimelineItem } from '../../kit/record/timeline.tsx';
import styles from './actions.module.css';
import { useActionWords } from './words.ts';

/** Lists all events of a task, newest first. */
export const ActionHistory = ({ action }: { action: ReviewAction }) => {
  const { t } = useTranslation('task');
  const words = useActionWords();
  const events = action.events.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <DetailSection title={t('section.history')}>
      <Timeline>
        {events.map(({ id, kind, at, by, isMine, note }) => (
          <TimelineItem key={id}>
            <div>
              <h3>{t(`event.${kind}`)}</h3>
              <TimelineBy>
                <bdi>{by || (isMine ? t('side.us') : action.partner?.name || t('side.operatorName'))}</bdi>
                {' · '}
                <time dateTime={at}>{words.moment(at)}</time>
              </TimelineBy>
            </div>
            {note && <p className={styles.said}>{note}</p>}
          </TimelineItem>
        ))}
      </Timeline>
    </DetailSection>
  );
};
