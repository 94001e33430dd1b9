import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecordBanner } from '../../kit/record/record-page.tsx';

/** Counts the products of which neither a material nor a family is stated, and leads to them. */
export const UnplacedProducts = ({ count }: { count: number }) => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  return (
    <RecordBanner>
      <p>{t('unplaced.text', { count, shown: formatNumber(count, tag) })}</p>
      <Link to={`${productPaths.list()}?material=none`}>{t('unplaced.show')}</Link>
    </RecordBanner>
  );
};
