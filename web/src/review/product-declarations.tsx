import type { Product } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FileCheck2, Plus, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { TabTools } from '../kit/record/tab-tools.tsx';
import { Button, LinkButton } from '../kit/ui/button/button.tsx';
import { Buttons, Note, Section, Sections } from '../kit/ui/section/section.tsx';
import { EmptyState } from '../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../kit/ui/state/error-state.tsx';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';
import { CompanyGate } from '../supply/company-gate.tsx';
import { productQueries } from '../supply/products/product.queries.ts';
import { ProductDeclarationTable, ProductRequestTable } from './product-tables.tsx';
import { useStartDeclaration } from './record/declaration.queries.ts';
import { reviewQueries } from './review.queries.ts';

/** Lists the declarations about one product: what customers ask, what we submit, and what we ask suppliers. */
export const ProductDeclarations = () => {
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  return (
    <CompanyGate>
      {/* Pages of the lists belong to one product. */}
      <Lists key={id} product={product} />
    </CompanyGate>
  );
};

const Lists = ({ product: { id, state, isOrigin } }: { product: Product }) => {
  const { t } = useTranslation('declaration');
  const [pages, setPages] = useState({ received: 1, own: 1, asked: 1 });
  const [received, own, asked] = [
    useQuery(reviewQueries.requests({ side: 'received', state: 'open', productId: id, page: pages.received })),
    useQuery(reviewQueries.declarations({ productId: id, page: pages.own })),
    useQuery(
      reviewQueries.requests({ side: 'asked', productId: id, sort: 'createdAt', order: 'desc', page: pages.asked }),
    ),
  ];
  const lists = [received, own, asked];
  if (lists.some(({ isError, data }) => isError && !data))
    return <ErrorState onRetry={() => void Promise.all(lists.map(({ refetch }) => refetch()))} />;
  if (!received.data || !own.data || !asked.data) return <Skeleton shape="block" />;
  const mayStart = own.data.can.start && state === 'active';
  const mayAsk = asked.data.can.ask && state === 'active' && !isOrigin;
  const isEmpty = received.data.total + own.data.total + asked.data.total === 0;
  const turn = (list: keyof typeof pages) => ({
    page: pages[list],
    onPage: (page: number) => setPages({ ...pages, [list]: page }),
  });
  if (isEmpty) {
    return (
      <EmptyState icon={FileCheck2} title={t('product.empty.title')} text={t('product.empty.text')}>
        {mayStart && <StartButton productId={id} look="solid" />}
        {mayAsk && <AskButton />}
      </EmptyState>
    );
  }
  return (
    <>
      <TabTools>
        <Buttons>
          {mayAsk && <AskButton size="small" />}
          {mayStart && <StartButton productId={id} size="small" />}
        </Buttons>
      </TabTools>
      <Sections>
        {received.data.total > 0 && (
          <Listed title={t('product.received')} none={false}>
            <ProductRequestTable side="received" data={received.data} {...turn('received')} />
          </Listed>
        )}
        <Listed title={t('product.own')} none={own.data.total === 0 && t('product.noneOwn')}>
          <ProductDeclarationTable data={own.data} {...turn('own')} />
        </Listed>
        <Listed title={t('product.asked')} none={asked.data.total === 0 && t('product.noneAsked')}>
          <ProductRequestTable side="asked" data={asked.data} {...turn('asked')} />
        </Listed>
      </Sections>
    </>
  );
};

type ListedProps = { title: string; none: string | false; children: ReactNode };

/** The table in it is a region with this name already. */
const Listed = ({ title, none, children }: ListedProps) => (
  <Section>
    <h2>{title}</h2>
    {none === false ? children : <Note>{none}</Note>}
  </Section>
);

type ButtonProps = { look?: 'solid' | 'outlined'; size?: 'small' | 'medium' };

/** Starts the supply map of the product and opens its draft. */
const StartButton = ({ productId, ...looks }: ButtonProps & { productId: string }) => {
  const { t } = useTranslation('declaration');
  const navigate = useNavigate();
  const start = useStartDeclaration();
  const begin = () =>
    start.mutate({ kind: 'supply_map', productId }, { onSuccess: ({ id }) => navigate(reviewPaths.draft(id, 'next')) });
  return (
    <Button {...looks} isPending={start.isPending} onClick={begin}>
      <Plus size={16} aria-hidden />
      {t('product.start')}
    </Button>
  );
};

const AskButton = (looks: ButtonProps) => {
  const { t } = useTranslation('declaration');
  return (
    <LinkButton {...looks} to={reviewPaths.askFor('supply_map')}>
      <Send size={16} aria-hidden />
      {t('product.ask')}
    </LinkButton>
  );
};
