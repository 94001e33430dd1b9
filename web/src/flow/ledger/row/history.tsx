import type { FlowRow } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { EventItem, EventList } from '../../../kit/record/event-list.tsx';
import { type FlowEvent, flowQueries } from '../../flow.queries.ts';
import { useFlowWords } from '../../flow-words.ts';

/** Lists everything that was entered and agreed on, newest first. */
export const RowHistory = ({ row }: { row: FlowRow }) => {
  const { t } = useTranslation('flow');
  return (
    <EventList title={t('history.title')} query={(page) => flowQueries.events({ id: row.id, page })}>
      {(event) => <Event key={`${event.at} ${event.kind} ${event.version}`} event={event} row={row} />}
    </EventList>
  );
};

const Event = ({ event, row }: { event: FlowEvent; row: FlowRow }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const { kind, at, by, isMine, before, after } = event;
  const textOf = (figure: FlowEvent['after']) =>
    figure ? words.quantity(figure.quantity, figure.unit) : t('history.nothing');
  const who = isMine ? t('thread.us', { name: by }) : words.partner(row);
  return (
    <EventItem title={t(`history.${kind}`)} by={who} at={at}>
      <p>{before ? `${textOf(before)} → ${textOf(after)}` : textOf(after)}</p>
    </EventItem>
  );
};
