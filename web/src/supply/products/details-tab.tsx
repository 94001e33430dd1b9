import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecentChanges } from '../../kit/record/recent-changes.tsx';
import { RecordColumns } from '../../kit/record/record-columns.tsx';
import { RecordFacts, RecordFrame } from '../../kit/record/record-page.tsx';
import { ProductLinks } from './links.tsx';
import { productQueries } from './product.queries.ts';
import { ProductGroups, ProductStrip } from './profile.tsx';
import { useProductWords } from './words.ts';

/** Shows what is registered of a product: its profile and inputs, and beside them its links and its history. */
export const DetailsTab = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  const words = useProductWords();
  const { updatedAt, updatedBy } = product;
  const date = formatDate(updatedAt, tag);
  return (
    <RecordFrame>
      <RecordFacts>{updatedBy ? t('updatedBy', { date, name: updatedBy }) : t('updated', { date })}</RecordFacts>
      <ProductStrip product={product} />
      <RecordColumns
        rail={
          <>
            <ProductLinks productId={id} side="buyer" />
            <ProductLinks productId={id} side="supplier" />
            <RecentChanges
              to={productPaths.history(id)}
              query={productQueries.revisions({ id, page: 1 })}
              t={(key) => t(key)}
              fields={words}
              isHidden={(field) => field.endsWith('.id')}
            />
          </>
        }
      >
        <ProductGroups product={product} />
      </RecordColumns>
    </RecordFrame>
  );
};
