import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { todayInKorea } from '../../kit/format/today.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { RowList, TitledSection } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { flowQueries } from '../flow.queries.ts';
import { FlowPart } from '../flow-part.tsx';
import { readTrace, traceHref } from './address.ts';

/** Leads to the origins of the product that the address names, or lets the reader choose one. */
export const TraceChoice = () => {
  const { t } = useTranslation('flow');
  const [search] = useSearchParams();
  const address = readTrace(search, todayInKorea());
  if (address.productId) return <Navigate to={traceHref(address)} replace />;
  return (
    <FlowPart title={t('part.trace')}>
      <Products href={(productId) => traceHref({ ...address, productId })} />
    </FlowPart>
  );
};

const Products = ({ href }: { href: (productId: string) => string }) => {
  const { t } = useTranslation('origin');
  const { data: products, isError, refetch } = useQuery(flowQueries.ownProducts());
  if (isError) return <ErrorState onRetry={refetch} />;
  if (!products) return <Skeleton shape="text" lines={4} />;
  if (products.length === 0)
    return (
      <EmptyState icon={Route} title={t('empty.products.title')} text={t('empty.products.text')}>
        <LinkButton look="solid" to={productPaths.add()}>
          {t('empty.products.act')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <TitledSection title={t('choose.title')}>
      <RowList>
        {products.map(({ id, name }) => (
          <li key={id}>
            <Link to={href(id)}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </RowList>
    </TitledSection>
  );
};
