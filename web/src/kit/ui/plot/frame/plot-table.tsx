import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../class-names.ts';
import styles from './plot-table.module.css';
import type { PlotCell, PlotTableContent } from './plot-table-content.ts';

const NOTHING = '–';

/** Shows the data of the picture cell by cell. */
export const PlotTable = ({ title, content }: { title: string; content: PlotTableContent }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={styles.scroller} aria-label={title} tabIndex={0}>
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {content.columns.map(({ name, isNumeric = false }, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order and may share a name
            <th key={column} scope="col" className={classNames(isNumeric && styles.number)}>
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head && <CellText cell={head} />}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in their columns
              <td key={index} className={classNames(content.columns[index + 1]?.isNumeric && styles.number)}>
                <CellText cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const CellText = ({ cell: { text, value, href } }: { cell: PlotCell }) => {
  const { t } = useTranslation('ui');
  if (value === null)
    return (
      <>
        <span aria-hidden="true">{NOTHING}</span>
        <span className="visually-hidden">{t('plot.missing')}</span>
      </>
    );
  return href ? <Link to={href}>{text}</Link> : <bdi>{text}</bdi>;
};
