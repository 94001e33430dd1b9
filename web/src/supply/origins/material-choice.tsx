import { markOfMaterial, type ProductOrigins } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { MaterialMark } from '../materials/material-mark.tsx';
import styles from './origins.module.css';
import { useOriginWords } from './use-origin-words.ts';

/** One chip for each material of the product, with its mark and the number of its paths. */
export const MaterialChoice = ({ data }: { data: ProductOrigins }) => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const { materialOf } = useOriginWords();
  return (
    <fieldset className={styles.chips} aria-label={t('chips')}>
      {data.materials.map(({ material, paths }) => (
        <Link
          key={material}
          className={styles.chip}
          to={productPaths.origins(data.product.id, material)}
          aria-current={material === data.material ? 'true' : undefined}
          replace
          preventScrollReset
        >
          <MaterialMark mark={markOfMaterial(material)} />
          <span>{materialOf(material)}</span>
          <small>{t('paths', { count: paths, shown: formatNumber(paths, tag) })}</small>
        </Link>
      ))}
    </fieldset>
  );
};
