import { markOfMaterial, type ProductOrigins } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { percentRange } from '../../../kit/format/percent-range.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { MaterialMark } from '../../materials/material-mark.tsx';
import { useMaterialWords } from '../../materials/material-words.ts';
import { originQueries } from '../../origins/origins.queries.ts';
import styles from './hub-materials.module.css';

/** Shows for each material of a product how much of it is traced, by shares of inputs, and links to its origins. */
export const HubMaterials = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('product');
  const { data } = useQuery(originQueries.product({ id: productId }));
  // Another product's figures stay until its own arrive.
  if (!data || data.product.id !== productId || data.materials.length === 0) return null;
  return (
    <section className={styles.materials} aria-label={t('hub.materials')}>
      <p className={styles.basis}>
        <span>{t('hub.materials')}</span> {t('hub.materialsBasis')}
      </p>
      <ul>
        {data.materials.map((traced) => (
          <li key={traced.material}>
            <TracedMaterial productId={productId} traced={traced} />
          </li>
        ))}
      </ul>
    </section>
  );
};

type TracedProps = { productId: string; traced: ProductOrigins['materials'][number] };

const TracedMaterial = ({ productId, traced: { material, shares, basis } }: TracedProps) => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const { nameOf } = useMaterialWords();
  const confirmed = percentRange(shares.confirmed, tag);
  const stated = percentRange(statedShare(shares), tag);
  const rest = t('hub.materialRest', {
    count: basis.links,
    links: formatNumber(basis.links, tag),
    confirmed: formatNumber(basis.confirmed, tag),
    stated,
  });
  return (
    <Link className={styles.material} to={productPaths.origins(productId, material)} title={rest}>
      <MaterialMark mark={markOfMaterial(material)} />
      <span>{nameOf(material)}</span>
      <strong>{confirmed}</strong>
      <span className="visually-hidden">{rest}</span>
    </Link>
  );
};

const WHOLE = 100;
/** Everything that is not unknown: confirmed and unconfirmed links together. */
const statedShare = ({ unknown }: TracedProps['traced']['shares']) => ({
  from: WHOLE - unknown.to,
  to: WHOLE - unknown.from,
});
