import { kindOf, type Product } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useTranslation } from 'react-i18next';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { RecordStrip } from '../../kit/record/record-summary.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { MaterialChip } from '../materials/material-chip.tsx';
import { MaterialChips } from '../materials/material-chips.tsx';
import { useMaterialWords } from '../materials/material-words.ts';
import { useChapterName } from './form/hs-input.tsx';
import styles from './products.module.css';
import { useProductWords } from './words.ts';

const CHAPTER_DIGITS = 2;

/** Shows the facts that partners ask for first. */
export const ProductStrip = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const words = useProductWords();
  const { hs, unit, kgPerUnit } = product;
  return (
    <RecordStrip
      facts={[
        { label: t('label.hs'), value: hs },
        { label: t('label.unit'), value: words.unit(unit) },
        { label: t('label.kgPerUnit'), value: kgPerUnit === null ? '' : `${words.number(kgPerUnit)} kg` },
        { label: t('label.materials'), value: hasKind(product) && <MaterialChips {...kindOf(product)} /> },
        { label: t('label.inputs'), value: product.inputs.length > 0 && words.number(product.inputs.length) },
      ]}
    />
  );
};

const hasKind = ({ family, materials }: Product) => family !== '' || materials.length > 0;

/** Lists materials with their fraction of the mass, where the company has stated one. */
const StatedMaterials = ({ materials }: Pick<Product, 'materials'>) => {
  const words = useProductWords();
  return (
    <ul className={styles.materials}>
      {materials.map(({ material, massFraction }) => (
        <li key={material}>
          <MaterialChip material={material} />
          {massFraction !== null && <span className={styles.fraction}>{words.share(massFraction)}</span>}
        </li>
      ))}
    </ul>
  );
};

/** Shows the profile of a product and the materials that go into it. */
export const ProductGroups = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const words = useProductWords();
  const chapter = useChapterName(product.hs);
  const chapterWords = chapter && t('hs.chapter', { chapter: product.hs.slice(0, CHAPTER_DIGITS), name: chapter });
  const editTo = product.can.edit ? productPaths.edit(product.id) : undefined;
  const { kgPerUnit } = product;
  const { familyOf } = useMaterialWords();
  const fields = [
    { field: 'hs', label: t('label.hs'), value: [product.hs, chapterWords].filter(Boolean).join(' · ') },
    { field: 'unit', label: t('label.unit'), value: words.unit(product.unit) },
    {
      field: 'kgPerUnit',
      label: t('label.kgPerUnit'),
      value: kgPerUnit === null ? '' : `${words.number(kgPerUnit)} kg`,
    },
    {
      field: 'materials',
      label: t('label.materials'),
      value: product.materials.length > 0 && <StatedMaterials materials={product.materials} />,
    },
    { field: 'family', label: t('label.family'), value: familyOf(product.family) },
    { field: 'isOrigin', label: t('label.isOrigin'), value: t(product.isOrigin ? 'yes' : 'no') },
    { field: 'description', label: t('label.description'), value: product.description, isLong: true },
  ].map((item) => ({ ...item, to: editTo && `${editTo}#step-${item.field}` }));
  return (
    <>
      <RecordGroup title={t('section.profile')} fields={fields} editTo={editTo} isFirst />
      <RecordGroup title={t('label.inputs')} editTo={editTo}>
        {product.inputs.length > 0 ? <Bill product={product} /> : <Note>{t('bill.none')}</Note>}
      </RecordGroup>
    </>
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
                {line.materials.length > 0 && <StatedMaterials materials={line.materials} />}
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
