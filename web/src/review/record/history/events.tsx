import type { Declaration } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { EventItem, EventList } from '../../../kit/record/event-list.tsx';
import { type DeclarationEvent, reviewingQueries } from '../declaration.queries.ts';
import styles from '../record.module.css';
import { useDeclarationWords } from '../words.ts';

type Sides = Pick<Declaration, 'respondent' | 'reviewer' | 'side'>;

/** Lists all events of a declaration, newest first. */
export const DeclarationEvents = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('review');
  const { id } = declaration;
  return (
    <EventList title={t('section.events')} query={(page) => reviewingQueries.events({ id, page })}>
      {(event) => <DeclarationEventItem key={event.id} event={event} sides={declaration} />}
    </EventList>
  );
};

/** Events that happen automatically at a date. */
const BY_TIME = ['expired', 'superseded'];
/** Events of the answering company. All others are the reviewer's. */
const BY_RESPONDENT = [
  'started',
  'approval_asked',
  'approval_given',
  'approval_refused',
  'submitted',
  'recalled',
  'replied',
];

export const DeclarationEventItem = ({ event, sides }: { event: DeclarationEvent; sides: Sides }) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const { kind, round, at, by, note } = event;
  const side = BY_RESPONDENT.includes(kind) ? 'respondent' : 'reviewer';
  const who = BY_TIME.includes(kind) ? by || t('event.byTime') : words.who(sides, side, by);
  const title = round > 0 ? `${t(`event.${kind}`)} · ${t('round.of', { round: String(round) })}` : t(`event.${kind}`);
  return (
    <EventItem title={title} by={who} at={at}>
      {note !== '' && <p className={styles.body}>{note}</p>}
    </EventItem>
  );
};
