import type { FlowOrigin, TracedMaterial } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { isExact } from '../../kit/format/percent-range.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { PaperFacts, PaperHead, PaperLines } from '../../kit/print/print-page.tsx';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { Scrolled } from '../../kit/ui/table/scrolled.tsx';
import styles from '../flow.module.css';
import type { FlowTrace } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import type { TraceAddress } from './address.ts';
import { MissingWeights } from './missing-weights.tsx';
import { TraceCoverage, useMaterialName } from './trace-coverage.tsx';
import { TraceSteps } from './trace-steps.tsx';
import { goodsOf, NOTHING } from './trace-words.ts';

type TracePaperProps = { data: FlowTrace; address: TraceAddress };

/** Shows first the coverage of each material and what is missing, then the shares by material. */
export const TracePaper = ({ data, address }: TracePaperProps) => {
  const { t } = useTranslation('flow');
  const { tag } = useLanguage();
  const words = useFlowWords();
  return (
    <>
      <PaperHead>
        <h2>
          <bdi>{data.product.name}</bdi>
        </h2>
        <PaperFacts>
          {[
            t(`trace.${address.direction}`),
            words.periods(address.from, address.to),
            t('trace.asOf', { day: formatDate(todayInKorea(), tag) }),
          ].join(' · ')}
        </PaperFacts>
      </PaperHead>
      <TraceCoverage materials={data.materials} direction={address.direction} />
      <MissingWeights materials={data.materials} />
      {data.materials.map((material) => (
        <Material key={material.materialGroup} material={material} direction={address.direction} />
      ))}
      <Evidence data={data} />
    </>
  );
};

type MaterialProps = { material: TracedMaterial; direction: TraceAddress['direction'] };

const Material = ({ material, direction }: MaterialProps) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const name = useMaterialName()(material.materialGroup);
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
              <td className={styles.words}>{goodsOf(goods, words.material(goods.materialGroup))}</td>
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

const Evidence = ({ data }: { data: FlowTrace }) => {
  const { t } = useTranslation('flow');
  const looseWords = useLooseWords('flow');
  const words = useFlowWords();
  const { nameOf } = useNames();
  return (
    <DetailSection title={t('trace.evidence')}>
      {data.evidence.length === 0 && <Note>{t('trace.noEvidence')}</Note>}
      <PaperLines>
        {data.evidence.map(({ rowId, period, partner, goods, kg, state, documents, lots }) => (
          <li key={rowId}>
            <Link to={flowPaths.row(rowId)}>
              {[words.period(period), nameOf(partner), goods].filter(Boolean).join(' · ')}
            </Link>
            <span className={styles.second}>
              {[
                kg === null ? t('trace.weightUnknown') : words.mass(kg),
                looseWords(`state.${state}`),
                documents.length > 0 && t('trace.documents', { list: documents.join(', ') }),
                lots.length > 0 && t('trace.lots', { list: lots.join(', ') }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </PaperLines>
    </DetailSection>
  );
};
