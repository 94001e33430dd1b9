import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { CompanyGate, OutsideGate } from '../company-gate.tsx';
import { usePartnerPage } from '../use-partner-page.ts';
import { type TierScreen, useTierAddress } from './address.ts';
import styles from './chain.module.css';
import { ChainScreen } from './chain-screen.tsx';
import { tierQueries } from './tiers.queries.ts';
import { useGraphRows } from './use-graph-rows.ts';

/** Shows the same views as the page of a product, for all products at once. */
export const TierPage = () => (
  <Page {...usePartnerPage()}>
    <CompanyGate>
      <OutsideGate>
        <AllProducts />
      </OutsideGate>
    </CompanyGate>
  </Page>
);

const AllProducts = () => {
  const { t } = useTranslation('tier');
  const address = useTierAddress();
  return (
    <div className={styles.chain}>
      <ProductChoice address={address} />
      <ChainScreen
        address={address}
        productId={address.product}
        empty={
          <EmptyState icon={Waypoints} title={t('empty.title')} text={t('empty.text')}>
            <LinkButton look="solid" to={linkPaths.list()}>
              {t('empty.link')}
            </LinkButton>
          </EmptyState>
        }
      />
    </div>
  );
};

/** Narrows the views to one product, and leads to its own page. */
const ProductChoice = ({ address: { product, setAddress } }: { address: TierScreen }) => {
  const { t } = useTranslation('tier');
  const roots = useQuery(tierQueries.graph({ productId: '', rows: useGraphRows(), open: '' })).data?.roots ?? [];
  if (roots.length < 2 && product === '') return null;
  return (
    <div className={styles.first}>
      <SelectField
        label={t('product')}
        value={product}
        options={[{ value: '', label: t('allProducts') }, ...roots.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ target }) => setAddress({ product: target.value, company: '', node: '', open: [] }, true)}
      />
      {product !== '' && <LinkButton to={productPaths.detail(product)}>{t('toProduct')}</LinkButton>}
    </div>
  );
};
