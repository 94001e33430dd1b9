import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecordFacts, RecordHead } from '../../kit/record/record-page.tsx';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { TabLinks } from '../../kit/ui/navigation/tab-links.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { ProductActs } from './acts.tsx';
import { ProductPlaces } from './breadcrumb.tsx';
import { productQueries } from './product.queries.ts';

/** Shows a product: its profile, its links and its history. */
export const ProductPage = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  const { name, nameEnglish, partNumber, kind, state, updatedAt, updatedBy, can } = product;
  const date = formatDate(updatedAt, tag);
  const tabs = [
    { to: productPaths.detail(id), label: t('tab.profile'), isEnd: true },
    { to: productPaths.history(id), label: t('tab.history') },
  ];
  return (
    <ProductPlaces current={name}>
      <PageTitle>{name}</PageTitle>
      <RecordHead
        title={name}
        english={nameEnglish}
        badge={<Badge tone={state === 'active' ? 'good' : 'neutral'}>{t(`state.${state}`)}</Badge>}
        acts={
          <>
            {can.edit && (
              <LinkButton look="solid" to={productPaths.edit(id)}>
                <Pencil size={16} aria-hidden />
                {t('edit')}
              </LinkButton>
            )}
            <ProductActs product={product} />
          </>
        }
      >
        <RecordFacts>{[t(`kind.${kind}`), partNumber].filter(Boolean).join(' · ')}</RecordFacts>
        <RecordFacts>{updatedBy ? t('updatedBy', { date, name: updatedBy }) : t('updated', { date })}</RecordFacts>
      </RecordHead>
      <TabLinks label={t('tabs')} tabs={tabs} />
      <Outlet context={product} />
    </ProductPlaces>
  );
};
