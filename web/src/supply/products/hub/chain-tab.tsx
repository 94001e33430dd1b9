import type { Product } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Archive, Flag, ListPlus, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordBanner } from '../../../kit/record/record-page.tsx';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import { CompanyGate, OutsideGate } from '../../company-gate.tsx';
import { useTierAddress } from '../../tiers/address.ts';
import { ChainScreen } from '../../tiers/chain-screen.tsx';
import { productQueries } from '../product.queries.ts';

/** Shows the supply chain of one product. */
export const ChainTab = () => {
  const { t } = useTranslation('product');
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  const address = useTierAddress();
  return (
    <CompanyGate>
      <OutsideGate>
        {product.state === 'retired' && (
          <RecordBanner>
            <Archive size={20} aria-hidden />
            <p>{t('hub.retired')}</p>
          </RecordBanner>
        )}
        <ChainScreen address={address} productId={id} empty={<NoChain product={product} />} />
      </OutsideGate>
    </CompanyGate>
  );
};

/** Says why there is no chain, and what to do about it. */
const NoChain = ({ product: { id, isOrigin, inputs, can, state } }: { product: Product }) => {
  const { t } = useTranslation('product');
  if (isOrigin) {
    return (
      <EmptyState icon={Flag} title={t('hub.origin.title')} text={t('hub.origin.text')}>
        <LinkButton to={productPaths.details(id)}>{t('hub.toDetails')}</LinkButton>
      </EmptyState>
    );
  }
  const hasBill = inputs.length > 0;
  const what = hasBill ? 'noLinks' : 'noBill';
  const mayWrite = can.edit && state === 'active';
  return (
    <EmptyState icon={hasBill ? Waypoints : ListPlus} title={t(`hub.${what}.title`)} text={t(`hub.${what}.text`)}>
      {mayWrite && !hasBill && (
        <LinkButton look="solid" to={`${productPaths.edit(id)}#step-inputs`}>
          {t('hub.addBill')}
        </LinkButton>
      )}
      {mayWrite && (
        <LinkButton look={hasBill ? 'solid' : 'outlined'} to={linkPaths.propose('buyer', id)}>
          {t('hub.propose')}
        </LinkButton>
      )}
      {!mayWrite && <LinkButton to={productPaths.details(id)}>{t('hub.toDetails')}</LinkButton>}
    </EmptyState>
  );
};
