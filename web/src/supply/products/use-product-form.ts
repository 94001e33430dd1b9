import type { ProductDetails } from '@ieum/contract';
import { useCallback, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { dropDraft, useDraft } from '../../kit/form/draft.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import type { ProductFormFields } from './product-form-fields.ts';
import { productResolver } from './product-resolver.ts';

/** A form that keeps what is typed, and knows when there is nothing left to lose. */
export const useProductForm = (start: ProductFormFields, draft: string) => {
  const form = useForm<ProductFormFields, unknown, ProductDetails>({
    resolver: productResolver,
    mode: 'onTouched',
    defaultValues: start,
    shouldFocusError: false,
  });
  // Read here, so that the form keeps count of it.
  const { isDirty, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const hasChanges = useCallback(() => isDirty && !isSaved.current, [isDirty]);
  useFirstErrorFocus(element, submitCount);
  useDraft(form, draft);
  const keep = () => {
    isSaved.current = true;
    dropDraft(draft);
  };
  return { form, element, isDirty, hasChanges, keep };
};
