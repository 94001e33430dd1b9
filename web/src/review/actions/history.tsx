import type { ReviewAction } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../kit/language/use-names.ts';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { EventItem } from '../../kit/record/event-list.tsx';
import { Timeline } from '../../kit/record/timeline.tsx';
import styles from './actions.module.css';

/** Lists all events of a task, newest first. */
export const ActionHistory = ({ action }: { action: ReviewAction }) => {
  const { t } = useTranslation('task');
  const { nameOf } = useNames();
  const partner = (action.partner && nameOf(action.partner)) || t('side.operatorName');
  const events = action.events.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <DetailSection title={t('section.history')}>
      <Timeline>
        {events.map(({ id, kind, at, by, isMine, note }) => (
          <EventItem key={id} title={t(`event.${kind}`)} by={isMine ? by || t('side.us') : partner} at={at}>
            {note && <p className={styles.said}>{note}</p>}
          </EventItem>
        ))}
      </Timeline>
    </DetailSection>
  );
};
