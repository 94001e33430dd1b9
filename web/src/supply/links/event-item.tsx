import type { SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import historyStyles from '../../kit/record/history.module.css';
import { DiffView } from '../../kit/ui/diff/diff-view.tsx';
import type { LinkEvent } from './link.queries.ts';
import styles from './links.module.css';
import { COMPARED, useLinkWords } from './words.ts';

type LinkEventItemProps = {
  event: LinkEvent;
  /** The one before it in time, where it is at hand. */
  before: LinkEvent | undefined;
  isFirst: boolean;
  link: SupplyLink;
};

/** Who did what and when, what they wrote, and what it changed. */
export const LinkEventItem = ({ event, before, isFirst, link }: LinkEventItemProps) => {
  const { t } = useTranslation('link');
  const { tag } = useLanguage();
  const words = useLinkWords();
  const { kind, at, by, isMine, note } = event;
  const isNote = kind === 'proposed' && event.state === 'unidentified';
  const isDeclined = kind === 'withdrawn' && isMine !== link.isProposedByMe;
  const other = isDeclined ? ('event.declined' as const) : (`event.${kind}` as const);
  const title = t(isNote ? 'event.unidentified' : other);
  const changes = useChanges(event, before, isFirst, link);
  const name = by || words.partner(link);
  const who = isMine ? t('event.us', { name: by || t('event.nobody') }) : name;
  const isByTime = by === '' && kind === 'ended' && !isMine;
  return (
    <li className={historyStyles.revision}>
      <div>
        <h3>{title}</h3>
        <p className={historyStyles.who}>
          <bdi>{isByTime ? t('event.byTime') : who}</bdi>
          {' · '}
          <time dateTime={at}>{formatMoment(at, tag)}</time>
        </p>
      </div>
      {note !== '' && <p>{note}</p>}
      {isFirst && <Said changes={changes} />}
      {!isFirst && changes.length > 0 && <DiffView label={title} changes={changes} />}
    </li>
  );
};

/** Before the first there was nothing to compare it with. */
const Said = ({ changes }: { changes: { id: string; label: string; after: string }[] }) => (
  <dl className={styles.said}>
    {changes.map(({ id, label, after }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>{after}</dd>
      </div>
    ))}
  </dl>
);

/** What was offered against what stood, or what stands against what was there before. */
const useChanges = (event: LinkEvent, before: LinkEvent | undefined, isFirst: boolean, link: SupplyLink) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const now = event.offer ?? event.figures;
  const then = event.offer ? (before?.offer ?? event.figures) : before?.figures;
  if (!then && !isFirst) return [];
  return COMPARED.map((field) => ({
    id: field,
    label: t(`label.${field}`),
    before: then ? words.figure(field, then, link.factories) : '',
    after: words.figure(field, now, link.factories),
  })).filter((change) => change.before !== change.after);
};
