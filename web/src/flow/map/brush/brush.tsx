import { quarterOf, quarterOfDay } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../../kit/format/today.ts';
import { classNames } from '../../../kit/ui/class-names.ts';
import { markColor } from '../../../supply/materials/mark-look.ts';
import { flowQueries } from '../../flow.queries.ts';
import { useFlowWords } from '../../flow-words.ts';
import { orderedPeriods } from '../../ledger/filters.tsx';
import { PeriodSelect } from '../../period-select.tsx';
import type { FlowScreen } from '../address.ts';
import { markOfChoice } from '../drawing/band-goods.ts';
import styles from './brush.module.css';
import { between, type QuarterTotal, quartersAround, totalsOf } from './quarters.ts';

const BAR = 44;

/** Chooses whole quarters: by dragging over them, by their ends, or by the two fields. */
export const PeriodBrush = ({ address }: { address: FlowScreen }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const { product, from, to, material, setAddress } = address;
  const now = quarterOfDay(todayInKorea());
  const quarters = quartersAround(from, to, now);
  const [first = now] = quarters;
  const last = quarters.at(-1) ?? now;
  const { data } = useQuery(flowQueries.quarters({ ...(product && { productId: product }), from: first, to: last }));
  const { side, totals } = totalsOf(data?.sums ?? [], quarters, material);
  const [dragged, setDragged] = useState<{ start: string; end: string }>();
  const chosen = dragged ? between(dragged.start, dragged.end) : { from: quarterOf(from), to: quarterOf(to) };
  const most = Math.max(1, ...totals.map(({ kg }) => kg));
  const within = totals.filter(({ quarter }) => quarter >= chosen.from && quarter <= chosen.to);
  const sum = (of: 'kg' | 'rows' | 'weightless') => within.reduce((total, one) => total + one[of], 0);
  const quarterAt = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-quarter]')?.dataset.quarter;
  const begin = (event: PointerEvent<HTMLElement>) => {
    const start = quarterAt(event);
    if (start === undefined || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged({ start, end: start });
  };
  const drag = (event: PointerEvent) => {
    const end = dragged && quarterAt(event);
    if (end !== undefined && end !== dragged?.end && dragged) setDragged({ ...dragged, end });
  };
  const finish = () => {
    if (dragged) setAddress(between(dragged.start, dragged.end), true);
    setDragged(undefined);
  };
  const setSpan = (one: string, next: string, edited: string) => {
    const span = orderedPeriods(one, next, edited);
    setAddress({ from: span.from ?? from, to: span.to ?? to }, true);
  };
  return (
    <section className={styles.brush} aria-label={t('brush.label')}>
      <div className={styles.words}>
        <strong>{words.periods(from, to)}</strong>
        <span>
          {[
            (sum('kg') > 0 || sum('weightless') === 0) && data && t(`brush.${side}`, { mass: words.mass(sum('kg')) }),
            sum('weightless') > 0 && t('map.ownUnknown', { count: sum('weightless') }),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
        <div className={styles.fields}>
          <PeriodSelect label={t('filter.from')} value={from} onValue={(value) => setSpan(value, to, value)} />
          <PeriodSelect label={t('filter.to')} value={to} onValue={(value) => setSpan(from, value, value)} />
        </div>
      </div>
      <div
        ref={showEnd}
        className={styles.quarters}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={finish}
        onPointerCancel={() => setDragged(undefined)}
      >
        {totals.map((total) => (
          <Quarter
            key={total.quarter}
            total={total}
            most={most}
            color={markColor(material === '' ? 'none' : markOfChoice(material))}
            isKnown={data !== undefined}
            isChosen={total.quarter >= chosen.from && total.quarter <= chosen.to}
          >
            {total.quarter === chosen.from && (
              <Handle end="from" quarters={quarters} chosen={chosen} onChange={(span) => setAddress(span, true)} />
            )}
            {total.quarter === chosen.to && (
              <Handle end="to" quarters={quarters} chosen={chosen} onChange={(span) => setAddress(span, true)} />
            )}
          </Quarter>
        ))}
      </div>
    </section>
  );
};

/** On a phone the last quarters are the ones that people look for. */
const showEnd = (element: HTMLElement | null) => {
  if (element) element.scrollLeft = element.scrollWidth;
};

type QuarterProps = {
  total: QuarterTotal;
  most: number;
  color: string;
  isChosen: boolean;
  isKnown: boolean;
  children: ReactNode;
};

/** Shows what one quarter holds: weighed rows as a bar, rows without weight as a count, and nothing where none is entered. */
const Quarter = ({ total: { quarter, kg, rows, weightless }, most, color, ...rest }: QuarterProps) => {
  const { isChosen, isKnown, children } = rest;
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  return (
    <div className={classNames(styles.quarter, isChosen && styles.chosen)} data-quarter={quarter}>
      <span className={styles.figures}>
        {isKnown && rows === 0 && t('brush.empty')}
        {kg > 0 && <span>{words.mass(kg)}</span>}
        {weightless > 0 && <span>{t('brush.weightless', { count: weightless })}</span>}
      </span>
      <span className={styles.bars} aria-hidden>
        {weightless > 0 && <span className={styles.stub} />}
        {kg > 0 && <span style={{ blockSize: `${Math.max(3, (kg / most) * BAR)}px`, background: color }} />}
      </span>
      <span className={styles.name}>{words.period(quarter)}</span>
      {children}
    </div>
  );
};

type Span = { from: string; to: string };
type HandleProps = { end: keyof Span; quarters: readonly string[]; chosen: Span; onChange: (span: Span) => void };

/** End of the chosen period, which the arrow keys move by a quarter. */
const Handle = ({ end, quarters, chosen, onChange }: HandleProps) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const at = quarters.indexOf(chosen[end]);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    const next = step === undefined ? undefined : quarters[at + step];
    if (next === undefined) return;
    event.preventDefault();
    const span = { ...chosen, [end]: next };
    if (span.from <= span.to) onChange(span);
  };
  return (
    <span
      className={classNames(styles.handle, end === 'to' && styles.atEnd)}
      role="slider"
      tabIndex={0}
      aria-label={t(`brush.handle.${end}`)}
      aria-valuemin={0}
      aria-valuemax={quarters.length - 1}
      aria-valuenow={at}
      aria-valuetext={words.period(chosen[end])}
      onKeyDown={press}
    />
  );
};
