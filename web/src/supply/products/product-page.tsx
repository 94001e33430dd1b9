import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordFacts, RecordHead, RecordPage } from '../../kit/record/record-page.tsx';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { TabLinks } from '../../kit/ui/navigation/tab-links.tsx';
import { ProductActs } from './acts.tsx';
import { productQueries } from './product.queries.ts';

/** Shows a product: its profile, its links and its history. */
export const ProductPage = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  const names = useNames().namesOf(product);
  const { partNumber, kind, state, updatedAt, updatedBy } = product;
  const date = formatDate(updatedAt, tag);
  const tabs = [
    { to: productPaths.detail(id), label: t('tab.profile'), isEnd: true },
    { to: productPaths.history(id), label: t('tab.history') },
  ];
  return (
    <RecordPage places={[{ label: t('title'), to: productPaths.list() }]} title={names.first}>
      <RecordHead
        title={names.first}
        otherName={names.beside}
        badge={<Badge tone={state === 'active' ? 'good' : 'neutral'}>{t(`state.${state}`)}</Badge>}
        acts={<ProductActs product={product} />}
      >
        <RecordFacts>{[t(`kind.${kind}`), partNumber].filter(Boolean).join(' · ')}</RecordFacts>
        <RecordFacts>{updatedBy ? t('updatedBy', { date, name: updatedBy }) : t('updated', { date })}</RecordFacts>
      </RecordHead>
      <TabLinks label={t('tabs')} tabs={tabs} />
      <Outlet context={product} />
    </RecordPage>
  );
};
