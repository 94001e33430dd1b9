import { ApiError, type Product, type ProductDetails } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../../account/account.queries.ts';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { ConflictDialog } from '../../../kit/record/conflict-dialog.tsx';
import { type Choice, conflictOf, mergedOf, putMerged, type Sides } from '../../../kit/record/merge.ts';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useReadProductSides, useUpdateProduct } from '../product.queries.ts';
import { useProductWords } from '../words.ts';
import { fieldsOf, fieldsOfDetails, MERGED_FIELDS, type ProductFormFields } from './fields.ts';
import { ProductForm } from './product-form.tsx';
import { PRODUCT_MESSAGES } from './resolver.ts';
import { useProductForm } from './use-product-form.ts';

/** Merges changes that two users make at once: the second sees both values of each field and loses nothing. */
export const ProductEditForm = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const { id } = product;
  const navigate = useNavigate();
  const words = useProductWords();
  const update = useUpdateProduct();
  const read = useReadProductSides();
  const [sides, setSides] = useState<Sides<ProductFormFields>>();
  const draft = `updateProduct.${id}.${useUser().email}`;
  // The version that the reader started from: a newer one that arrives meanwhile must not change the typed values.
  const [start] = useState(() => fieldsOf(product, product.version));
  const { form, element, guard, done, isDirty } = useProductForm(start, draft);

  const finish = () => {
    done();
    showToast({ kind: 'done', text: t('saved') });
    navigate(productPaths.detail(id));
  };
  const compare = (details: ProductDetails, version: number) =>
    read.mutate(
      { id, version },
      {
        onSuccess: ({ theirs, base }) =>
          setSides({
            base: fieldsOf(base, version),
            mine: fieldsOfDetails(details, version),
            theirs: fieldsOf(theirs, theirs.version),
          }),
      },
    );
  const submit = form.handleSubmit((details) => {
    const version = form.getValues('version');
    const refuse = (error: Error) => {
      const isLate = error instanceof ApiError && error.code === 'supply.product_changed';
      if (isLate) compare(details, version);
      else showRefusal(form, error, PRODUCT_MESSAGES);
    };
    update.mutate({ ...details, id, version }, { onSuccess: finish, onError: refuse });
  });
  const settle = (choices: Record<string, Choice>) => {
    if (!sides) return;
    const merged = mergedOf(MERGED_FIELDS, sides, choices);
    setSides(undefined);
    if (putMerged(form, merged, sides.theirs)) submit();
    else finish();
  };
  const isPending = update.isPending || read.isPending;
  return (
    <>
      <ProductForm
        form={form}
        element={element}
        guard={guard}
        submit={t('save')}
        isPending={isPending}
        isDisabled={!isDirty}
        cancelTo={productPaths.detail(id)}
        onSubmit={submit}
      />
      {sides && (
        <ConflictDialog
          {...conflictOf(MERGED_FIELDS, sides, { label: words.label, value: words.fieldOf })}
          isPending={isPending}
          onSettle={settle}
          onClose={() => setSides(undefined)}
        />
      )}
    </>
  );
};
