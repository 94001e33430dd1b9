import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from './table.module.css';

export type LogColumn<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Least window width for the column. The panel beside the list shows all columns. */
  room?: 'medium' | 'wide';
  isNumeric?: boolean;
};

type LogTableProps<Row> = {
  label: string;
  rows: Row[];
  columns: LogColumn<Row>[];
  /** First cell, which links to the line itself. */
  head: { header: string; text: (row: Row) => string; isTime?: boolean };
  idOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  openId?: string | undefined;
};

/** Shows the lines in the server's order, newest first. A log has no other order. */
export const LogTable = <Row,>({ label, rows, columns, head, idOf, hrefOf, openId }: LogTableProps<Row>) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{head.header}</th>
          {columns.map((column) => (
            <th key={column.header} scope="col" className={lookOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)} className={classNames(idOf(row) === openId && styles.open)}>
            <th scope="row" className={classNames(styles.head, head.isTime && styles.time)}>
              <Link className={styles.link} to={hrefOf(row)} preventScrollReset>
                {head.text(row)}
              </Link>
            </th>
            {columns.map((column) => (
              <td key={column.header} className={lookOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const lookOf = ({ room, isNumeric }: Pick<LogColumn<never>, 'room' | 'isNumeric'>) =>
  classNames(room && styles[room], isNumeric && styles.numeric);
