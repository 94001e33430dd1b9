import { markOf } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import { MaterialMark } from '../../supply/materials/material-mark.tsx';
import { ChangeWords } from './change-words.tsx';
import type { LineActs } from './line-acts.ts';
import { useLineWords } from './line-words.ts';
import { RowCheck } from './row-check.tsx';
import type { SheetRow } from './sheet-row.ts';
import styles from './table.module.css';
import { type Moves, ValueInput } from './value-input.tsx';

export type TableRowProps = {
  row: SheetRow;
  isFirst: boolean;
  isActive: boolean;
  place: number;
  isReadOnly: boolean;
  actsOf: (row: SheetRow) => LineActs;
  movesOf: (row: SheetRow) => Moves;
  onFocus: (row: SheetRow) => void;
};

const NOTHING = '–';

export const TableRow = ({ row, isFirst, isActive, place, isReadOnly, actsOf, movesOf, onFocus }: TableRowProps) => {
  const { t } = useTranslation('quarter');
  const words = useLineWords();
  const { line, text, state } = row;
  const acts = actsOf(row);
  const isClosed = isReadOnly || state === 'blocked';
  const partner = words.partnerOf(line);
  const goods = words.goodsOf(line);
  const { use } = line;
  const checkId = `check-${text}`;
  return (
    <tr className={classNames(isActive && styles.active, isFirst && styles.first)} aria-rowindex={place}>
      <th scope="row" className={styles.partner}>
        <bdi className={classNames(!isFirst && 'visually-hidden')}>{partner}</bdi>
      </th>
      <td className={styles.goods}>
        <MaterialMark mark={markOf(line.goods)} />
        <bdi className={styles.name} title={goods} data-shortened>
          {goods}
        </bdi>
        {use && (
          <bdi className={styles.use} title={use} data-shortened>
            → {use}
          </bdi>
        )}
      </td>
      <td className={styles.factory}>
        <bdi title={words.factoryOf(line)} data-shortened>
          {words.factoryOf(line) || NOTHING}
        </bdi>
      </td>
      <td className={classNames(styles.number, styles.muted)}>
        {line.last === null ? NOTHING : words.number(line.last)}
      </td>
      <td className={styles.fieldCell}>
        <ValueInput
          row={row}
          acts={acts}
          moves={movesOf(row)}
          isActive={isActive}
          onFocus={() => onFocus(row)}
          isReadOnly={isClosed}
          label={t('field', { partner, goods: [goods, use].filter(Boolean).join(' → ') })}
          checkId={checkId}
        />
      </td>
      <td className={classNames(styles.number, styles.change)}>
        <ChangeWords row={row} />
      </td>
      <td className={styles.number}>{line.theirs === null ? NOTHING : words.number(line.theirs)}</td>
      <td>
        <div className={styles.check} id={checkId}>
          <RowCheck row={row} acts={acts} isReadOnly={isReadOnly} />
        </div>
      </td>
    </tr>
  );
};
