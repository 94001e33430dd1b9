import type { TracedMaterial } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Scrolled } from '../../kit/ui/scrolled/scrolled.tsx';
import styles from '../flow.module.css';
import { useFlowWords } from '../flow-words.ts';
import { goodsOf, NOTHING } from './trace-words.ts';

/** Lists on each step how much which company received from which. */
export const TraceSteps = ({ material: { steps }, title }: { material: TracedMaterial; title: string }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  if (steps.length === 0) return null;
  return (
    <DetailSection title={title}>
      <Scrolled label={title} className={styles.scroll}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col" className={styles.words}>
                {t('column.from')}
              </th>
              <th scope="col" className={styles.words}>
                {t('column.to')}
              </th>
              <th scope="col" className={styles.words}>
                {t('column.goods')}
              </th>
              <th scope="col">{t('column.amount')}</th>
              <th scope="col">{t('column.share')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ tier, from, to, goods, share, kg }) => (
              <tr key={[tier, from.id, to.id, goods.name, goods.hs, words.kind(goods)].join(' ')}>
                <th scope="row" className={styles.words}>
                  {words.company(from)}
                </th>
                <td className={styles.words}>{words.company(to)}</td>
                <td className={styles.words}>{goodsOf(goods, words.kind(goods))}</td>
                <td>{kg === null ? NOTHING : words.mass(kg)}</td>
                <td>{words.shareRange(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </DetailSection>
  );
};
