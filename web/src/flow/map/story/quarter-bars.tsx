import type { FlowBandQuarter, Mark } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/ui/class-names.ts';
import { markColor } from '../../../supply/materials/mark-look.ts';
import { useFlowWords } from '../../flow-words.ts';
import styles from './story.module.css';

const HIGHEST = 44;
const LEAST = 3;
const NOTHING = '–';

/** Shows the history of a band by quarter, with both sides' figures in a table. */
export const QuarterBars = ({ quarters, mark }: { quarters: FlowBandQuarter[]; mark: Mark }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const most = Math.max(1, ...quarters.map(({ quantity }) => quantity));
  const figure = (value: number | null, unit: string) => (value === null ? NOTHING : words.quantity(value, unit));
  return (
    <>
      <div className={styles.bars} aria-hidden>
        {quarters.map(({ quarter, unit, quantity, kg }) => (
          <span key={`${quarter} ${unit}`} className={styles.bar}>
            <strong>{words.number(quantity)}</strong>
            <span
              className={classNames(styles.fill, kg === null && styles.unknown)}
              style={{ blockSize: `${Math.max(LEAST, (quantity / most) * HIGHEST)}px`, color: markColor(mark) }}
            />
            {words.period(quarter)}
          </span>
        ))}
      </div>
      <table className={styles.sidesTable} aria-label={t('follow.history')}>
        <thead>
          <tr>
            <th scope="col">{t('column.period')}</th>
            <th scope="col">{t('column.shipped')}</th>
            <th scope="col">{t('column.received')}</th>
          </tr>
        </thead>
        <tbody>
          {quarters.map(({ quarter, unit, shipped, received }) => (
            <tr key={`${quarter} ${unit}`}>
              <th scope="row">{words.period(quarter)}</th>
              <td>{figure(shipped, unit)}</td>
              <td>{figure(received, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
