import type { Product } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { RecordSections } from '../../kit/record/record-page.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { useChapterName } from './form/hs-input.tsx';
import { ProductLinks } from './links.tsx';
import styles from './products.module.css';
import { useProduct } from './use-product.ts';
import { useProductWords } from './words.ts';

const CHAPTER_DIGITS = 2;

export const ProductProfile = () => {
  const { t } = useTranslation('product');
  const product = useProduct();
  const words = useProductWords();
  const chapter = useChapterName(product.hs);
  const chapterWords = chapter && t('hs.chapter', { chapter: product.hs.slice(0, CHAPTER_DIGITS), name: chapter });
  const items = [
    { label: t('label.hs'), value: [product.hs, chapterWords].filter(Boolean).join(' · ') },
    { label: t('label.unit'), value: words.unit(product.unit) },
    { label: t('label.kgPerUnit'), value: product.kgPerUnit === null ? '' : `${words.number(product.kgPerUnit)} kg` },
    { label: t('label.materialGroup'), value: product.materialGroup && t(`group.${product.materialGroup}`) },
    { label: t('label.isOrigin'), value: t(product.isOrigin ? 'yes' : 'no') },
    { label: t('label.description'), value: product.description },
  ];
  return (
    <RecordSections>
      <DetailSection title={t('section.profile')} items={items} />
      <DetailSection title={t('label.inputs')}>
        {product.inputs.length > 0 ? <Bill product={product} /> : <Note>{t('bill.none')}</Note>}
      </DetailSection>
      <ProductLinks productId={product.id} side="buyer" />
      <ProductLinks productId={product.id} side="supplier" />
    </RecordSections>
  );
};

const FIGURES = ['lossPercent', 'massShare', 'spendShare'] as const;

const Bill = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const words = useProductWords();
  // A figure that no line has needs no column.
  const hasAmounts = product.inputs.some(({ quantityPerUnit }) => quantityPerUnit !== null);
  const figures = FIGURES.filter((figure) => product.inputs.some((line) => line[figure]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.bill} aria-label={t('bill.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('part.name')}</th>
            {hasAmounts && (
              <th scope="col" className={styles.figure}>
                {t('part.quantityPerUnit')}
              </th>
            )}
            {figures.map((figure) => (
              <th key={figure} scope="col" className={styles.figure}>
                {t(`part.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.inputs.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <bdi>{line.name}</bdi>
                {line.hs && <div className={styles.code}>{`HS ${line.hs}`}</div>}
              </th>
              {hasAmounts && <td className={styles.figure}>{words.amount(line.quantityPerUnit, line.unit)}</td>}
              {figures.map((figure) => (
                <td key={figure} className={styles.figure}>
                  {words.share(line[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
