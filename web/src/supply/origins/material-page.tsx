import { isMaterial, type Material, markOfMaterial } from '@ieum/contract';
import { materialPaths } from '@ieum/contract/supply/materials/material.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { TaggedText } from '../../kit/language/tagged-text.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { CompanyGate, OutsideGate, TierTrouble } from '../company-gate.tsx';
import { MaterialMark } from '../materials/material-mark.tsx';
import { BasisBox } from './basis-box.tsx';
import styles from './material-page.module.css';
import { type MaterialOrigins, originQueries } from './origins.queries.ts';
import { RangeBar } from './range-bar.tsx';
import { saidOfOrigins } from './sentence.ts';
import { useOriginWords } from './use-origin-words.ts';

/** Shows which products contain a material, how much of it is traced, to where, and what is missing. */
export const MaterialPage = () => {
  const { t } = useTranslation('origin');
  const { materialOf } = useOriginWords();
  const { material = '' } = useParams();
  if (!isMaterial(material)) return null;
  const name = materialOf(material);
  return (
    <Page title={t('materials.inOf', { material: name })} count={<MaterialMark mark={markOfMaterial(material)} />}>
      <Breadcrumb places={[{ label: t('materials.title'), to: materialPaths.list() }]} current={name} />
      <CompanyGate>
        <OutsideGate>
          <Products material={material} />
        </OutsideGate>
      </CompanyGate>
    </Page>
  );
};

const Products = ({ material }: { material: Material }) => {
  const { t } = useTranslation('origin');
  const { data, error, refetch } = useQuery(originQueries.material(material));
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  if (data.products.length === 0)
    return (
      <EmptyState icon={Gem} title={t('materials.noneTitle')} text={t('materials.noneText')}>
        <LinkButton look="solid" to={productPaths.list()}>
          {t('materials.unstatedAct')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <ul className={styles.cards}>
      {data.products.map((product) => (
        <Product key={product.id} product={product} material={material} />
      ))}
    </ul>
  );
};

const Product = ({ product, material }: { product: MaterialOrigins; material: Material }) => {
  const { t } = useTranslation('origin');
  const { sentencesOf, gap } = useOriginWords();
  const { id, name, hs, isStated, shares, basis, countries, next } = product;
  const said = saidOfOrigins({ shares, countries, ends: [] });
  return (
    <li className={styles.card}>
      <h2>
        <Link to={productPaths.origins(id, material)}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className={styles.second}>
        {[hs && `HS ${hs}`, t(isStated ? 'materials.stated' : 'materials.carried')].filter(Boolean).join(' · ')}
      </p>
      <p>
        <TaggedText text={sentencesOf(material, said).join(gap)} />
      </p>
      <RangeBar shares={shares} material={material} />
      <BasisBox basis={basis} product={name} />
      <p>
        <span className={styles.label}>{t('column.missing')}</span>
        {' · '}
        {next ? t(`missing.${next.act}`) : t('materials.nothingMissing')}
      </p>
      <LinkButton size="small" to={productPaths.origins(id, material)}>
        {t('title')}
      </LinkButton>
    </li>
  );
};
