import { markOf } from '@ieum/contract';
import { Ban, Check, ChevronLeft, ChevronRight, CircleHelp, Equal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { MaterialMark } from '../../supply/materials/material-mark.tsx';
import styles from './cards.module.css';
import type { SheetSaving } from './keep/keeper.ts';
import { useLineWords } from './line-words.ts';
import { RowCheck } from './row-check.tsx';
import { isEntered, type SheetRow } from './sheet-row.ts';
import type { TableRowProps } from './table-row.tsx';
import { ValueInput } from './value-input.tsx';

type SheetCardsProps = Pick<TableRowProps, 'actsOf' | 'movesOf' | 'isReadOnly' | 'onFocus'> & {
  rows: SheetRow[];
  active: string | undefined;
  onActive: (text: string) => void;
  period: string;
  saving: SheetSaving;
};

/** A line of segments would have no room for more. */
const SEGMENTS_MAX = 40;
const NOTHING = '–';
const QUANTITY = { in: 'card.quantityIn', out: 'card.quantityOut', own: 'card.quantityOwn' } as const;

/** One card per line, with the numeric keyboard of the phone, or a list of all lines. */
export const SheetCards = ({ rows, active, onActive, period, saving, ...acting }: SheetCardsProps) => {
  const { t } = useTranslation('quarter');
  const words = useLineWords();
  const [isList, setList] = useState(false);
  const begun = rows.findIndex(({ text }) => text === active);
  const firstOpen = rows.findIndex((row) => !isEntered(row) && row.state !== 'blocked');
  const at = Math.max(0, begun >= 0 ? begun : firstOpen);
  const row = rows[at];
  if (!row) return null;
  return (
    <div className={styles.cards}>
      <div className={styles.head}>
        <span>{t('card.place', { at: at + 1, total: rows.length })}</span>
        <Button look="ghost" size="small" onClick={() => setList(!isList)}>
          {t(isList ? 'card.one' : 'card.list')}
        </Button>
      </div>
      {rows.length <= SEGMENTS_MAX && (
        <div className={styles.segments} aria-hidden>
          {rows.map((one) => (
            <span
              key={one.text}
              className={classNames(styles.segment, styles[one.state], one === row && styles.here)}
            />
          ))}
        </div>
      )}
      {isList ? (
        <ul className={styles.list}>
          {rows.map((one) => (
            <li key={one.text}>
              <button
                type="button"
                onClick={() => {
                  onActive(one.text);
                  setList(false);
                }}
              >
                <span className={styles.line}>
                  <bdi className={styles.name}>{words.goodsOf(one.line)}</bdi>
                  <bdi className={styles.place}>{words.partnerOf(one.line)}</bdi>
                </span>
                <span className={classNames(styles.amount, styles[`${one.state}Text`])}>
                  {typeof one.value?.quantity === 'number' ? words.amount(one.value.quantity, one.line) : NOTHING}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Card
          key={row.text}
          row={row}
          at={at}
          rows={rows}
          period={period}
          saving={saving}
          onActive={onActive}
          isBegun={begun >= 0}
          {...acting}
        />
      )}
    </div>
  );
};

type CardProps = Omit<SheetCardsProps, 'active'> & { row: SheetRow; at: number; isBegun: boolean };

const Card = (props: CardProps) => {
  const { row, at, rows, period, saving, onActive, isBegun, actsOf, movesOf, isReadOnly, onFocus } = props;
  const { t } = useTranslation('quarter');
  const words = useLineWords();
  const checkId = useId();
  const { line, state } = row;
  const acts = actsOf(row);
  const moves = movesOf(row);
  const go = (step: 1 | -1) => {
    const next = rows[at + step];
    if (next) onActive(next.text);
  };
  const { use } = line;
  const goods = words.goodsOf(line);
  const partner = words.partnerOf(line);
  const act = (run: () => unknown) => () => {
    run();
    go(1);
  };
  const said = () => {
    if (saving === 'saved') return t('foot.allSaved');
    return saving === 'offline' || saving === 'failed' ? '' : t('foot.saving');
  };
  const place = [words.factoryOf(line), use && t('card.for', { product: use })].filter(Boolean).join(' · ');
  const isClosed = isReadOnly || state === 'blocked';
  return (
    <section className={styles.card} aria-label={goods}>
      <h3 className={styles.title}>
        <MaterialMark mark={markOf(line.goods)} /> <bdi>{goods}</bdi>
      </h3>
      <p className={styles.place}>
        <bdi>{line.side === 'out' ? `${place} → ${partner}` : `${partner} → ${place || NOTHING}`}</bdi>
      </p>
      <dl className={styles.known}>
        <div>
          <dt>{t('card.last')}</dt>
          <dd className={styles.muted}>{line.last === null ? NOTHING : words.number(line.last)}</dd>
        </div>
        <div>
          <dt>{t('card.theirs')}</dt>
          <dd>{line.theirs === null ? NOTHING : words.number(line.theirs)}</dd>
        </div>
      </dl>
      <div className={styles.entry}>
        <span aria-hidden>{t(QUANTITY[line.side], { period: words.period(period) })}</span>
        <ValueInput
          row={row}
          acts={acts}
          moves={moves}
          isActive={isBegun}
          onFocus={() => onFocus(row)}
          isReadOnly={isClosed}
          label={t('field', { partner, goods })}
          checkId={checkId}
        />
      </div>
      <div className={styles.check} id={checkId}>
        {state !== 'empty' && <RowCheck row={row} acts={acts} isReadOnly={isReadOnly} />}
      </div>
      {!isClosed && (state === 'empty' || state === 'unknown') && (
        <div className={styles.acts}>
          {line.last !== null && (
            <Button onClick={act(acts.same)}>
              <Equal size={16} aria-hidden />
              {t('act.sameLong')}
            </Button>
          )}
          <Button onClick={act(acts.nothing)}>
            <Ban size={16} aria-hidden />
            {t('act.nothing')}
          </Button>
          {line.theirs !== null && (
            <Button onClick={act(acts.theirs)}>
              <Check size={16} aria-hidden />
              {t('act.useTheirs', { value: words.number(line.theirs) })}
            </Button>
          )}
          {state === 'empty' && (
            <Button onClick={act(acts.unknown)}>
              <CircleHelp size={16} aria-hidden />
              {t('act.unknown')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.steps}>
        <Button look="ghost" disabled={at === 0} onClick={() => go(-1)}>
          <ChevronLeft size={16} aria-hidden />
          {t('card.before')}
        </Button>
        <span className={styles.muted}>{said()}</span>
        <Button look="solid" onClick={moves.next}>
          {t('card.next')}
          <ChevronRight size={16} aria-hidden />
        </Button>
      </div>
    </section>
  );
};
