import type { SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { EventItem } from '../../kit/record/event-list.tsx';
import type { LinkEvent } from './link.queries.ts';
import styles from './links.module.css';
import { COMPARED, useLinkWords } from './words.ts';

const NOTHING = '–';

type LinkEventItemProps = {
  event: LinkEvent;
  /** The previous event, if it is loaded. */
  before: LinkEvent | undefined;
  isFirst: boolean;
  link: SupplyLink;
};

/** Shows who did what and when, the note, and the changed figures. */
export const LinkEventItem = ({ event, before, isFirst, link }: LinkEventItemProps) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const { kind, at, by, isMine, note } = event;
  const isNote = kind === 'proposed' && event.state === 'unidentified';
  const isDeclined = kind === 'withdrawn' && isMine !== link.isProposedByMe;
  const usualTitle = isDeclined ? ('event.declined' as const) : (`event.${kind}` as const);
  const title = t(isNote ? 'event.unidentified' : usualTitle);
  const changes = useChanges(event, before, isFirst, link);
  const who = isMine ? t('event.us', { name: by || t('event.nobody') }) : words.partner(link);
  const isByTime = by === '' && kind === 'ended' && !isMine;
  return (
    <EventItem title={title} by={isByTime ? t('event.byTime') : who} at={at}>
      {note !== '' && <p>{note}</p>}
      {changes.length > 0 && <Figures changes={changes} isFirst={isFirst} />}
    </EventItem>
  );
};

type FiguresProps = { changes: { id: string; label: string; before: string; after: string }[]; isFirst: boolean };

/** Shows the changed figures. The first event has no earlier ones to compare with. */
const Figures = ({ changes, isFirst }: FiguresProps) => (
  <dl className={styles.said}>
    {changes.map(({ id, label, before, after }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>{isFirst ? after : `${before || NOTHING} → ${after || NOTHING}`}</dd>
      </div>
    ))}
  </dl>
);

/** Compares an offer with the previous offer or the current figures, or the figures with the previous ones. */
const useChanges = (event: LinkEvent, before: LinkEvent | undefined, isFirst: boolean, link: SupplyLink) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const now = event.offer ?? event.figures;
  const then = event.offer ? (before?.offer ?? event.figures) : before?.figures;
  if (!then && !isFirst) return [];
  // The other side cannot change a share that only we state; we may have stated it in between, without an event.
  const compared = COMPARED.filter((field) => field !== 'inputShare' || event.isMine);
  return compared
    .map((field) => ({
      id: field,
      label: t(`label.${field}`),
      before: then ? words.figure(field, then, link.factories) : '',
      after: words.figure(field, now, link.factories),
    }))
    .filter((change) => change.before !== change.after);
};
