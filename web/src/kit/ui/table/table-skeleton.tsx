import styles from './data-table.module.css';

/** Nobody looks at more placeholders than this. */
const MOST_ROWS = 20;

/** Reserves space for the first rows, as high as the rows will be. */
export const TableSkeleton = ({ columns, rows }: { columns: number; rows: number }) => (
  <tbody className={styles.places} aria-hidden>
    {countTo(Math.min(rows, MOST_ROWS)).map((row) => (
      <tr key={row}>
        {countTo(columns).map((column) => (
          <td key={column} className={styles.cell}>
            <div className={styles.bar} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const countTo = (length: number) => Array.from({ length }, (_, index) => index);
