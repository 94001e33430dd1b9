import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { classNames } from '../../../kit/ui/class-names.ts';
import { Scrolled } from '../../../kit/ui/scrolled/scrolled.tsx';
import { BeforeAfter, ChangeMark } from './change-mark.tsx';
import { fieldId, type ShownField } from './groups.ts';
import styles from './record-table.module.css';
import { type Cell, useRecordWords } from './record-words.ts';
import viewStyles from './snapshot.module.css';

/** Further rows are rendered only on request. */
const SHOWN_MAX = 200;

type RecordsTableProps = {
  label: string;
  fields: ShownField[];
  aside: ((path: string) => ReactNode) | undefined;
  mark: ((path: string) => ReactNode) | undefined;
  isPaper: boolean;
};

/** Table whose rows are fields: the suppliers of a product, or the flows of a period. */
export const RecordsTable = ({ label, fields, aside, mark, isPaper }: RecordsTableProps) => {
  const { t } = useTranslation('review');
  const records = useRecordWords();
  const [isAll, setAll] = useState(isPaper);
  const rows = fields.map((field) => ({
    field,
    cells: records.rowOf(field.path, field.value ?? null),
    before: field.change && records.rowOf(field.path, field.change.before),
    note: aside?.(field.path),
  }));
  // A commented or changed row is always rendered.
  const shown = isAll ? rows : rows.filter(({ field, note }, at) => at < SHOWN_MAX || field.change || note);
  const columns = rows.map(({ cells, before }) => cells ?? before).find(Boolean) ?? [];
  const hasChanges = fields.some(({ change }) => change);
  if (rows.length === 0) return <p className={viewStyles.nothing}>{t('value.noRows')}</p>;
  const width = columns.length + (mark ? 1 : 0) + (hasChanges ? 1 : 0);
  return (
    <>
      <Scrolled label={label} className={styles.scroll}>
        <table className={classNames(styles.table, styles.records)}>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              {hasChanges && <th scope="col">{t('changes.column')}</th>}
              {columns.map(({ id, label: name, isNumeric }) => (
                <th key={id} scope="col" className={classNames(isNumeric && styles.numeric)}>
                  {name}
                </th>
              ))}
              {mark && (
                <th scope="col">
                  <span className="visually-hidden">{t('comment.column')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ field, cells, before, note }) => (
              <Fragment key={field.path}>
                <tr id={fieldId(field.path)} tabIndex={-1}>
                  {hasChanges && <td>{field.change && <ChangeMark kind={field.change.kind} />}</td>}
                  <Cells cells={cells ?? before ?? []} before={cells ? before : undefined} isGone={!cells} />
                  {mark && <td className={styles.markCell}>{cells && mark(field.path)}</td>}
                </tr>
                {note && (
                  <tr className={styles.noteRow}>
                    <td colSpan={width}>
                      <div>{note}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </Scrolled>
      {shown.length < rows.length && (
        <Button size="small" look="ghost" onClick={() => setAll(true)}>
          {t('value.allRows', { count: rows.length, shown: rows.length })}
        </Button>
      )}
    </>
  );
};

type CellsProps = { cells: Cell[]; before: Cell[] | undefined; isGone: boolean };

/** Renders the cells. The first one names the row. */
const Cells = ({ cells, before, isGone }: CellsProps) =>
  cells.map(({ id, text, isNumeric }, at) => {
    const Tag = at === 0 ? 'th' : 'td';
    return (
      <Tag key={id} {...(at === 0 && { scope: 'row' })} className={classNames(isNumeric && styles.numeric)}>
        <CellText text={text} before={before?.find((cell) => cell.id === id)?.text} isGone={isGone} />
      </Tag>
    );
  });

/** Shows the old text too, if it is different. */
const CellText = ({ text, before, isGone }: { text: string; before: string | undefined; isGone: boolean }) => {
  if (isGone) return <del>{text}</del>;
  if (before !== undefined && before !== text) return <BeforeAfter before={before} after={text} />;
  return <bdi>{text}</bdi>;
};
