import { COUNTRIES, type Column, type LanguageTag } from '@ieum/contract';
import { Trash2 } from 'lucide-react';
import { type ClipboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName, countryOptions } from '../../../kit/format/country-names.ts';
import { formatNumber, plainNumber, readNumber } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import { formatIsoDate, parseDateText } from '../../../kit/ui/date/date-text.ts';
import styles from './form.module.css';
import { type Cell, isOfSheet, type TableRow } from './table-rows.ts';
import { useFormWords } from './words.ts';

type TableRowCellsProps = {
  at: number;
  row: TableRow;
  columns: readonly Column[];
  onCell: (at: number, key: string, cell: Cell) => void;
  onPaste: (at: number, key: string, text: string) => void;
  onRemove: (at: number) => void;
};

/** Renders a row on its own, because there may be hundreds. */
export const TableRowCells = memo(({ at, row, columns, onCell, onPaste, onRemove }: TableRowCellsProps) => {
  const { t } = useTranslation('declaration');
  const words = useFormWords();
  const paste = (key: string) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isOfSheet(text)) return;
    event.preventDefault();
    onPaste(at, key, text);
  };
  return (
    <tr>
      <th scope="row">{at + 1}</th>
      {columns.map((column) => {
        const name = words(column.words);
        return (
          <td key={column.key} data-label={name} onPaste={paste(column.key)}>
            <CellInput
              label={t('table.cell', { column: name, row: at + 1 })}
              column={column}
              cell={row[column.key] ?? ''}
              onCell={(cell) => onCell(at, column.key, cell)}
            />
          </td>
        );
      })}
      <td className={styles.removeCell}>
        <IconButton label={t('table.remove', { row: at + 1 })} onClick={() => onRemove(at)}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
});

type CellInputProps = { label: string; column: Column; cell: Cell; onCell: (cell: Cell) => void };

const CellInput = (props: CellInputProps) => {
  const { label, column, cell, onCell } = props;
  switch (column.kind) {
    case 'choice':
    case 'country':
      return <ChosenCell {...props} />;
    case 'number':
    case 'date':
      return <ReadCell {...props} />;
    default:
      return (
        <input
          className={styles.cell}
          aria-label={label}
          autoComplete="off"
          value={String(cell)}
          onChange={({ target }) => onCell(target.value)}
        />
      );
  }
};

/** Adds the options only on hover or focus, because all countries in every row would be too many. */
const ChosenCell = ({ label, column, cell, onCell }: CellInputProps) => {
  const { t } = useTranslation('declaration');
  const { tag } = useLanguage();
  const words = useFormWords();
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  const options = () =>
    column.kind === 'country'
      ? countryOptions(tag)
      : column.options.map((option) => ({ value: option.key, label: words(option.words) }));
  const nameOf = (value: string) => {
    if (column.kind === 'country') return COUNTRIES.includes(value) ? countryName(value, tag) : value;
    const option = column.options.find(({ key }) => key === value);
    return option ? words(option.words) : value;
  };
  const chosen = String(cell);
  const choices = isNear ? options() : [];
  const isKnown = choices.some(({ value }) => value === chosen);
  return (
    <select
      className={styles.cell}
      aria-label={label}
      value={chosen}
      onFocus={come}
      onPointerEnter={come}
      onChange={({ target }) => onCell(target.value)}
    >
      <option value="">{t('form.choose')}</option>
      {chosen !== '' && !isKnown && <option value={chosen}>{nameOf(chosen)}</option>}
      {choices.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** English dates contain letters, which a numeric keyboard lacks. */
const inputModeOf = ({ kind }: Column, tag: LanguageTag) => {
  if (kind !== 'date') return 'decimal';
  return tag === 'en' ? 'text' : 'numeric';
};

/** Keeps the typed text until the focus leaves. Text that cannot be parsed stays as it is. */
const ReadCell = ({ label, column, cell, onCell }: CellInputProps) => {
  const { tag } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const read = (text: string): Cell => {
    if (text.trim() === '') return '';
    if (column.kind === 'date') return parseDateText(text, tag) ?? text;
    const { value } = readNumber(text);
    return value === null || Number.isNaN(value) ? text : value;
  };
  const written = () => {
    if (typeof cell === 'number') return formatNumber(cell, tag);
    return column.kind === 'date' && parseDateText(cell, tag) === cell ? formatIsoDate(cell, tag) : cell;
  };
  return (
    <input
      className={styles.cell}
      aria-label={label}
      autoComplete="off"
      inputMode={inputModeOf(column, tag)}
      value={typed ?? written()}
      onFocus={() => setTyped(typeof cell === 'number' ? plainNumber(cell) : written())}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        onCell(read(target.value));
      }}
    />
  );
};
