import type { ProductionRecord } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { EventItem, EventList } from '../event-list.tsx';
import { useFlowWords } from '../flow-words.ts';
import { type MakingEvent, makingQueries } from './production.queries.ts';

type Key = { factoryId: string; productId: string; period: string };

/** Lists the earlier entries of colleagues, newest first. */
export const ProductionHistory = ({ making, of }: { making: ProductionRecord; of: Key }) => {
  const { t } = useTranslation('flow');
  return (
    <EventList title={t('history.title')} ask={(page) => makingQueries.events({ ...of, page })}>
      {(event) => <Event key={event.nth} event={event} making={making} />}
    </EventList>
  );
};

const Event = ({ event, making }: { event: MakingEvent; making: ProductionRecord }) => {
  const { t } = useTranslation('flow');
  const { kind, at, by, details } = event;
  return (
    <EventItem title={t(`history.${kind}Making`)} by={by} at={at}>
      {details && <ProductionFigures details={details} making={making} />}
    </EventItem>
  );
};

const ProductionFigures = ({
  details,
  making,
}: {
  details: NonNullable<MakingEvent['details']>;
  making: ProductionRecord;
}) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const nameOf = (inputId: string) => making.inputs.find((input) => input.inputId === inputId)?.name ?? '';
  const { quantityOut, unit, scrap } = details;
  const lines = [
    `${t('making.quantityOut')} ${words.quantity(quantityOut, unit)}`,
    scrap > 0 && `${t('making.scrap')} ${words.quantity(scrap, unit)}`,
    ...details.inputs.flatMap(({ inputId, quantity, unit, stockOpen, stockClose }) => {
      const parts = [
        quantity !== null && `${t('making.used')} ${words.quantity(quantity, unit)}`,
        stockOpen !== null && `${t('making.stockOpen')} ${words.quantity(stockOpen, unit)}`,
        stockClose !== null && `${t('making.stockClose')} ${words.quantity(stockClose, unit)}`,
      ].filter(Boolean);
      return parts.length > 0 ? `${nameOf(inputId)}: ${parts.join(', ')}` : [];
    }),
  ];
  return <p>{lines.filter(Boolean).join(' · ')}</p>;
};
