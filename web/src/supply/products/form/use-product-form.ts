import type { ProductDetails } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useKeptForm } from '../../../kit/form/kept-form.ts';
import type { ProductFormFields } from './fields.ts';
import { productResolver } from './resolver.ts';

/** Creates a form that keeps a draft and guards unsaved input. */
export const useProductForm = (start: ProductFormFields, draft: string) => {
  const form = useForm<ProductFormFields, unknown, ProductDetails>({
    resolver: productResolver,
    mode: 'onTouched',
    defaultValues: start,
    shouldFocusError: false,
  });
  return { form, ...useKeptForm(form, draft) };
};
