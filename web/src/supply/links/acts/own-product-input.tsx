import type { SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { ProductPicker } from '../../products/product-picker.tsx';

/** Chooses our product. If it stays empty, a product is created from the partner's words. */
export const OwnProductInput = ({ link: { side, words } }: { link: SupplyLink }) => {
  const { t } = useTranslation('link');
  const name = words.product || words.partNumber;
  const help = name ? t('ownProduct.made', { name }) : t('ownProduct.needed');
  return <ProductPicker label={t(`label.ownProduct.${side}`)} help={help} isOptional={name !== ''} />;
};
