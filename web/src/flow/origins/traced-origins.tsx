import type { FlowOrigin, TracedMaterial } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { isExact } from '../../kit/format/percent-range.ts';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Scrolled } from '../../kit/ui/scrolled/scrolled.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../flow.module.css';
import { useFlowWords } from '../flow-words.ts';
import type { TraceAddress } from './address.ts';
import { TraceSteps } from './trace-steps.tsx';
import { goodsOf, NOTHING } from './trace-words.ts';

type TracedOriginsProps = { material: TracedMaterial; direction: TraceAddress['direction'] };

/** Shows from where or to where the weighed quantities of one material went. */
export const TracedOrigins = ({ material, direction }: TracedOriginsProps) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const name = words.material(material.material);
  const { kg, origins, unknown, coverage, isWeightMissingBeyond } = material;
  const title = t(`trace.shares.${direction}`, { material: name });
  return (
    <>
      <DetailSection title={title}>
        {coverage ? (
          <>
            <Note>
              {[
                t('trace.basis', { mass: words.mass(kg) }),
                isWeightMissingBeyond && t('trace.beyond'),
                ![...origins.map(({ share }) => share), unknown].every(isExact) && t('follow.range'),
              ]
                .filter(Boolean)
                .join(' ')}
            </Note>
            <Origins label={title} material={material} />
          </>
        ) : (
          <Note>{t('trace.nothingWeighed')}</Note>
        )}
      </DetailSection>
      <TraceSteps material={material} title={t('trace.steps', { material: name })} />
    </>
  );
};

const Origins = ({ label, material: { origins, unknown } }: { label: string; material: TracedMaterial }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  return (
    <Scrolled label={label} className={styles.scroll}>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col" className={styles.words}>
              {t('column.country')}
            </th>
            <th scope="col" className={styles.words}>
              {t('column.company')}
            </th>
            <th scope="col" className={styles.words}>
              {t('column.goods')}
            </th>
            <th scope="col">{t('column.tier')}</th>
            <th scope="col">{t('column.share')}</th>
          </tr>
        </thead>
        <tbody>
          {origins.map(({ country, region, company, goods, tier, share, isPartial }) => (
            <tr key={keyOf({ country, region, company, goods, tier })}>
              <th scope="row" className={styles.words}>
                {words.origin({ country, region })}
                {isPartial && <span className={styles.second}>{t('follow.partial')}</span>}
              </th>
              <td className={styles.words}>{company ? words.company(company) : NOTHING}</td>
              <td className={styles.words}>{goodsOf(goods, words.kind(goods))}</td>
              <td>{tier}</td>
              <td>{words.shareRange(share)}</td>
            </tr>
          ))}
          {unknown.to > 0 && (
            <tr>
              <th scope="row" className={styles.words} colSpan={4}>
                {t('follow.unknown')}
              </th>
              <td>{words.shareRange(unknown)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Scrolled>
  );
};

const keyOf = ({ country, region, company, goods, tier }: Omit<FlowOrigin, 'share' | 'isPartial'>) =>
  [country, region, company?.id, goods.name, goods.hs, tier].join(' ');
