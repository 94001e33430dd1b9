import type { SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { EventList } from '../../kit/record/event-list.tsx';
import { LinkEventItem } from './event-item.tsx';
import { linkQueries } from './link.queries.ts';

export const LinkTimeline = ({ link }: { link: SupplyLink }) => {
  const { t } = useTranslation('link');
  const { id } = link;
  return (
    <EventList title={t('section.history')} query={(page) => linkQueries.events({ id, page })}>
      {(event, place) => <LinkEventItem key={event.version} event={event} {...place} link={link} />}
    </EventList>
  );
};
