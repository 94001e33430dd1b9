import { markOfMaterial } from '@ieum/contract';
import { materialPaths } from '@ieum/contract/supply/materials/material.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { CompanyGate, OutsideGate, TierTrouble } from '../company-gate.tsx';
import { MaterialMark } from '../materials/material-mark.tsx';
import { useProductPage } from '../use-product-page.ts';
import styles from './origins.module.css';
import { type ListedMaterial, originQueries } from './origins.queries.ts';
import tableStyles from './table.module.css';
import { useOriginWords } from './use-origin-words.ts';

/** Lists the materials in the own products, and how many of these are traced. */
export const MaterialsPage = () => {
  const { t } = useTranslation('origin');
  return (
    <Page {...useProductPage()} partTitle={t('materials.title')} lead={t('materials.lead')}>
      <CompanyGate>
        <OutsideGate>
          <Materials />
        </OutsideGate>
      </CompanyGate>
    </Page>
  );
};

const Materials = () => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const { data, error, refetch } = useQuery(originQueries.materials());
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="text" lines={6} />;
  return (
    <div className={styles.origins}>
      {data.rows.length === 0 ? (
        <EmptyState icon={Gem} title={t('materials.empty.title')} text={t('materials.empty.text')}>
          <LinkButton look="solid" to={productPaths.list()}>
            {t('materials.unstatedAct')}
          </LinkButton>
        </EmptyState>
      ) : (
        <table className={tableStyles.table} aria-label={t('materials.title')}>
          <thead>
            <tr>
              <th scope="col">{t('column.material')}</th>
              <th scope="col" className={tableStyles.number}>
                {t('column.products')}
              </th>
              <th scope="col">{t('column.traced')}</th>
              <th scope="col">{t('column.countries')}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <MaterialRow key={row.material} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {data.rows.length > 0 && data.unstated > 0 && (
        <Note>
          {t('materials.unstated', { count: data.unstated, shown: formatNumber(data.unstated, tag) })}{' '}
          <Link to={productPaths.list()}>{t('materials.unstatedAct')}</Link>
        </Note>
      )}
    </div>
  );
};

const MaterialRow = ({ row }: { row: ListedMaterial }) => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const { materialOf, countriesOf } = useOriginWords();
  const { material, products, confirmed, declared, countries } = row;
  const shown = (count: number) => formatNumber(count, tag);
  return (
    <tr>
      <th scope="row" data-label={t('column.material')}>
        <Link className={tableStyles.goods} to={materialPaths.detail(material)}>
          <MaterialMark mark={markOfMaterial(material)} />
          {materialOf(material)}
        </Link>
      </th>
      <td data-label={t('column.products')} className={tableStyles.number}>
        {t('materials.products', { count: products, shown: shown(products) })}
      </td>
      <td data-label={t('column.traced')}>
        {t('materials.traced', { confirmed: shown(confirmed), declared: shown(declared) })}
      </td>
      <td data-label={t('column.countries')}>{countries.length > 0 ? countriesOf(countries) : t('bar.unknown')}</td>
    </tr>
  );
};
