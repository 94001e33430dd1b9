import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../../account/account.queries.ts';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { RecordSubpage } from '../../../kit/record/record-page.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useAddProduct } from '../product.queries.ts';
import { NEW_PRODUCT } from './fields.ts';
import { ProductForm } from './product-form.tsx';
import { PRODUCT_MESSAGES } from './resolver.ts';
import { useProductForm } from './use-product-form.ts';

/** Requires only a name. The rest can be filled in now or later. */
export const ProductAddPage = () => {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const add = useAddProduct();
  const draft = `addProduct.${useUser().email}`;
  const { form, element, guard, done } = useProductForm(NEW_PRODUCT, draft);
  const submit = form.handleSubmit((details) =>
    add.mutate(details, {
      onSuccess: ({ id }) => {
        done();
        showToast({ kind: 'done', text: t('added') });
        navigate(productPaths.detail(id));
      },
      onError: (error) => showRefusal(form, error, PRODUCT_MESSAGES),
    }),
  );
  return (
    <RecordSubpage places={[{ label: t('title'), to: productPaths.list() }]} title={t('add')} lead={t('addLead')}>
      <ProductForm
        form={form}
        element={element}
        guard={guard}
        submit={t('add')}
        isPending={add.isPending}
        cancelTo={productPaths.list()}
        onSubmit={submit}
      />
    </RecordSubpage>
  );
};
