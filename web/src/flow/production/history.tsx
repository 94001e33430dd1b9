import type { ProductionRecord } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import { EventItem, EventList } from '../../kit/record/event-list.tsx';
import { useFlowWords } from '../flow-words.ts';
import { type ProductionEvent, productionQueries } from './production.queries.ts';

type Key = { factoryId: string; productId: string; period: string };

/** Lists the earlier entries of colleagues, newest first. */
export const ProductionHistory = ({ production, of }: { production: ProductionRecord; of: Key }) => {
  const { t } = useTranslation('flow');
  return (
    <EventList title={t('history.title')} query={(page) => productionQueries.events({ ...of, page })}>
      {(event) => <Event key={event.nth} event={event} production={production} />}
    </EventList>
  );
};

const Event = ({ event, production }: { event: ProductionEvent; production: ProductionRecord }) => {
  const { t } = useTranslation('flow');
  const { kind, at, by, details } = event;
  return (
    <EventItem title={t(`history.${kind}Production`)} by={by} at={at}>
      {details && <ProductionFigures details={details} production={production} />}
    </EventItem>
  );
};

const ProductionFigures = ({
  details,
  production,
}: {
  details: NonNullable<ProductionEvent['details']>;
  production: ProductionRecord;
}) => {
  const withLabel = useLabelled();
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const nameOf = (inputId: string) => production.inputs.find((input) => input.inputId === inputId)?.name ?? '';
  const { quantityOut, unit, scrap } = details;
  const lines = [
    `${t('production.quantityOut')} ${words.quantity(quantityOut, unit)}`,
    scrap > 0 && `${t('production.scrap')} ${words.quantity(scrap, unit)}`,
    ...details.inputs.flatMap(({ inputId, quantity, unit, stockOpen, stockClose }) => {
      const parts = [
        quantity !== null && `${t('production.used')} ${words.quantity(quantity, unit)}`,
        stockOpen !== null && `${t('production.stockOpen')} ${words.quantity(stockOpen, unit)}`,
        stockClose !== null && `${t('production.stockClose')} ${words.quantity(stockClose, unit)}`,
      ].filter(Boolean);
      return parts.length > 0 ? withLabel(nameOf(inputId), parts.join(', ')) : [];
    }),
  ];
  return <p>{lines.filter(Boolean).join(' · ')}</p>;
};
