import { isMaterial, type Material } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { companyQueries } from '../../company/company.queries.ts';
import { formatMoment } from '../../kit/format/moment.ts';
import { TaggedText } from '../../kit/language/tagged-text.tsx';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { CompanyGate, OutsideGate, TierTrouble } from '../company-gate.tsx';
import { Asks, type AskWeight } from './asks.tsx';
import { BasisBox } from './basis-box.tsx';
import { RouteMap } from './map/route-map.tsx';
import { MaterialChoice } from './material-choice.tsx';
import { createOriginModel, type OriginModel } from './model.ts';
import { OriginExports } from './origin-exports.tsx';
import styles from './origins.module.css';
import { originQueries } from './origins.queries.ts';
import { PathsTable } from './paths-table.tsx';
import { PlacesList } from './places-list.tsx';
import { RangeBar } from './range-bar.tsx';
import { saidOfOrigins } from './sentence.ts';
import { StepsTable } from './steps-table.tsx';
import { useOriginWords } from './use-origin-words.ts';

/** Parts of the slice that keeps quantities. */
type QuantityParts = {
  AskWeight: AskWeight;
  /** Origins by weighed quantities: another basis, in a section of its own. */
  Weighed: ComponentType<{ productId: string; material: Material }>;
};

/** Shows where the materials of a product come from, how sure that is, and whom to ask next. */
export const ProductOriginsTab = (parts: QuantityParts) => (
  <CompanyGate>
    <OutsideGate>
      <Origins {...parts} />
    </OutsideGate>
  </CompanyGate>
);

const Origins = (parts: QuantityParts) => {
  const { t } = useTranslation('origin');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = search.get('material') ?? '';
  const input = isMaterial(wanted) ? { id, material: wanted } : { id };
  const { data, error, refetch } = useQuery(originQueries.product(input));
  const own = useQuery({ ...companyQueries.membership(), throwOnError: false }).data?.company;
  const model = useMemo(() => data && createOriginModel(data, own ?? { name: '', country: '' }), [data, own]);
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  if (!data || !model) return <Skeleton shape="block" />;
  if (data.reason === 'noMaterials')
    return (
      <EmptyState icon={Route} title={t('empty.noMaterials.title')} text={t('empty.noMaterials.text')}>
        <LinkButton look="solid" to={productPaths.edit(id)}>
          {t('empty.noMaterials.act')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <div className={styles.origins}>
      <MaterialChoice data={data} />
      {data.material === null || data.reason === 'notCarried' ? (
        <EmptyState icon={Route} title={t('empty.notCarried.title')} text={t('empty.notCarried.text')} />
      ) : (
        <Answer model={model} material={data.material} {...parts} />
      )}
    </div>
  );
};

type AnswerProps = QuantityParts & { model: OriginModel; material: Material };

const Answer = ({ model, material, AskWeight, Weighed }: AnswerProps) => {
  const { data } = model;
  const { sentencesOf, gap } = useOriginWords();
  const sentence = sentencesOf(material, saidOfOrigins(data)).join(gap);
  return (
    <>
      <ReportHead model={model} material={material} />
      <OriginExports id={data.product.id} material={material} />
      <div className={styles.answer}>
        <div className={styles.said}>
          <h2 className={styles.sentence} data-material={material}>
            <TaggedText text={sentence} />
          </h2>
          <RangeBar shares={data.shares} material={material} />
          <BasisBox basis={data.basis} />
          <Asks model={model} AskWeight={AskWeight} />
        </div>
        <RouteMap model={model} material={material} />
      </div>
      <PathsTable model={model} />
      <StepsTable model={model} />
      <PlacesList model={model} />
      <Weighed productId={data.product.id} material={material} />
    </>
  );
};

/** Head of the trace report, which is the print of this page. */
const ReportHead = ({ model, material }: { model: OriginModel; material: Material }) => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const { nameOf } = useNames();
  const { materialOf } = useOriginWords();
  const { product } = model.data;
  const own = model.companyOf(product.id);
  return (
    <header className={styles.report}>
      <div>
        <p>{t('report')}</p>
        <strong>
          <bdi>{product.name}</bdi> · {materialOf(material)}
        </strong>
      </div>
      <p>
        <bdi>{own ? nameOf(own) : ''}</bdi>
        <br />
        {formatMoment(new Date(), tag)}
      </p>
    </header>
  );
};
