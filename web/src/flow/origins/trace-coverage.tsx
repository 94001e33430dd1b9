import type { TracedMaterial } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Scrolled } from '../../kit/ui/scrolled/scrolled.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../flow.module.css';
import type { FlowTrace } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import type { TraceAddress } from './address.ts';
import { NOTHING } from './trace-words.ts';

/** Says how many of the rows have no weight. */
export const useWeighedWords = () => {
  const { t } = useTranslation('flow');
  const { number } = useFlowWords();
  return ({ rows, weightless }: Pick<TracedMaterial, 'rows' | 'weightless'>) =>
    weightless === 0
      ? t('trace.allWeighed', { count: rows, shown: number(rows) })
      : t('trace.someWeightless', { count: rows, rows: number(rows), weightless: number(weightless) });
};

type TraceCoverageProps = { data: FlowTrace; direction: TraceAddress['direction'] };

/** Shows before any share how much of each material was weighed and traced. */
export const TraceCoverage = ({ data: { materials, rows, weightless }, direction }: TraceCoverageProps) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const weighed = useWeighedWords();
  if (materials.length === 0)
    return (
      <DetailSection title={t('trace.coverage')}>
        <Note>{t('trace.noRows')}</Note>
      </DetailSection>
    );
  return (
    <DetailSection title={t('trace.coverage')}>
      <p>
        <strong>{weighed({ rows, weightless })}</strong> {t('trace.coverageText')}
      </p>
      <Scrolled label={t('trace.coverage')} className={styles.scroll}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col" className={styles.words}>
                {t('column.material')}
              </th>
              <th scope="col">{t('column.rows')}</th>
              <th scope="col">{t('column.weightless')}</th>
              <th scope="col">{t('column.weighed')}</th>
              {direction === 'up' && <th scope="col">{t('column.traced')}</th>}
              {direction === 'up' && <th scope="col">{t('column.untraced')}</th>}
            </tr>
          </thead>
          <tbody>
            {materials.map(({ material, rows, weightless, kg, coverage }) => (
              <tr key={material}>
                <th scope="row" className={styles.words}>
                  {words.material(material)}
                </th>
                <td>{words.number(rows)}</td>
                <td>{words.number(weightless)}</td>
                <td>{kg > 0 ? words.mass(kg) : NOTHING}</td>
                {direction === 'up' && <td>{coverage ? words.shareRange(coverage.traced) : NOTHING}</td>}
                {direction === 'up' && <td>{coverage ? words.shareRange(coverage.untraced) : NOTHING}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      {direction === 'up' && <Note>{t('trace.tracedMeans')}</Note>}
    </DetailSection>
  );
};
