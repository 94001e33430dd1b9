import { classNames } from '../../../kit/ui/class-names.ts';
import { Scrolled } from '../../../kit/ui/scrolled/scrolled.tsx';
import styles from './record-table.module.css';

type Column = { id: string; label: string; isNumeric?: boolean };
type SmallTableProps = { label: string; columns: Column[]; rows: string[][] };

export const SmallTable = ({ label, columns, rows }: SmallTableProps) => (
  <Scrolled label={label} className={styles.scroll}>
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label: name, isNumeric }) => (
            <th key={id} scope="col" className={classNames(isNumeric && styles.numeric)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing of their own but their place
          <tr key={row}>
            {columns.map(({ id, isNumeric }, at) => (
              <td key={id} className={classNames(isNumeric && styles.numeric)}>
                <bdi>{cells[at]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);
