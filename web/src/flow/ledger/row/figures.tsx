import type { FlowRow, ShownFigure } from '@ieum/contract';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RecordGroup } from '../../../kit/record/record-group.tsx';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { useFlowWords } from '../../flow-words.ts';
import { ENDS, type End, endOf } from './figure-fields.ts';
import styles from './row.module.css';

/** Shows both figures side by side, and their difference. */
export const RowFigures = ({ row }: { row: FlowRow }) => {
  const { t } = useTranslation('flow');
  return (
    <RecordGroup title={t('row.figures')} isFirst>
      <Difference row={row} />
      <div className={styles.both}>
        {ENDS.map((end) => (
          <Figure key={end} row={row} end={end} />
        ))}
      </div>
    </RecordGroup>
  );
};

const Difference = ({ row }: { row: FlowRow }) => {
  const { t } = useTranslation('flow');
  const { percent, quantity } = useFlowWords();
  const { state, shipped, received, difference, unit, counted, settled } = row;
  const isBoth = shipped !== null && received !== null && difference !== null;
  return (
    <div className={styles.difference} data-state={state}>
      <Scale size={20} aria-hidden />
      <div>
        {isBoth ? (
          <p>
            <strong>{t('row.difference', { percent: percent(difference) })}</strong>{' '}
            {t('row.differenceBy', { quantity: quantity(Math.abs(shipped - received), unit) })}
          </p>
        ) : (
          <p>{t('row.oneSide')}</p>
        )}
        <p className={styles.counted}>
          {settled
            ? t('row.settled', { quantity: quantity(settled.quantity, unit) })
            : t('row.counted', { quantity: quantity(counted, unit) })}
        </p>
      </div>
    </div>
  );
};

const Figure = ({ row, end }: { row: FlowRow; end: End }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const figure = row[`${end}Figure`];
  const isMine = row.side === 'own' || endOf(row.side) === end;
  const inUnit = row[end];
  return (
    <section className={styles.card} aria-label={t(`row.end.${end}`)}>
      <h3>{t(`row.end.${end}`)}</h3>
      <p className={styles.who}>{isMine ? t('row.ours') : words.partner(row)}</p>
      {figure ? (
        <>
          <p className={styles.amount}>{words.quantity(figure.quantity, figure.unit)}</p>
          {figure.unit !== row.unit && inUnit !== null && (
            <p className={styles.who}>{t('row.is', { quantity: words.quantity(inUnit, row.unit) })}</p>
          )}
          <FigureDetails figure={figure} />
        </>
      ) : (
        <p className={styles.none}>{t(isMine ? 'row.noneOurs' : 'row.noneTheirs')}</p>
      )}
    </section>
  );
};

const FigureDetails = ({ figure }: { figure: ShownFigure }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const { origin, documents, recycledShare, note, lots, enteredAt, enteredBy } = figure;
  const place = origin.country ? words.origin(origin) : origin.region;
  const lotLine = (lot: (typeof lots)[number]) =>
    [
      lot.number,
      words.quantity(lot.quantity, figure.unit),
      lot.shippedOn && t('row.lotShipped', { day: words.day(lot.shippedOn) }),
      lot.receivedOn && t('row.lotReceived', { day: words.day(lot.receivedOn) }),
      lot.document,
    ]
      .filter(Boolean)
      .join(' · ');
  const items = [
    ...(lots.length > 0 ? [{ label: t('figure.lots'), value: lots.map(lotLine).join('\n') }] : []),
    ...(documents.length > 0 ? [{ label: t('figure.documents'), value: documents.join(', ') }] : []),
    ...(place ? [{ label: t('figure.origin'), value: place }] : []),
    ...(recycledShare === null ? [] : [{ label: t('figure.recycledShare'), value: words.percent(recycledShare) }]),
    ...(note ? [{ label: t('figure.note'), value: note }] : []),
    { label: t('figure.entered'), value: [words.moment(enteredAt), enteredBy].filter(Boolean).join(' · ') },
  ];
  return (
    <div className={styles.details}>
      <DefinitionList items={items} />
    </div>
  );
};
