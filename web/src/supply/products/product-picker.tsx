import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { useSettled } from '../../kit/list/use-settled.ts';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import { productQueries } from './product.queries.ts';

type ProductPickerProps = { label: string; help?: string; isOptional?: boolean };

/** Finds one of our products by any part of its name or number. The form's field is `productId`. */
export const ProductPicker = ({ label, help, isOptional = false }: ProductPickerProps) => {
  const { control } = useFormContext<{ productId: string }>();
  const { field, fieldState } = useController({ control, name: 'productId' });
  const error = useFieldMessage()(fieldState.error?.message);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const { data, isFetching } = useQuery({
    ...productQueries.list({ search: search ?? '' }),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  const { data: chosen } = useQuery({
    ...productQueries.one(field.value),
    enabled: field.value !== '',
    throwOnError: false,
  });
  const options = (data?.rows ?? []).map(({ id, name, partNumber }) => ({
    value: id,
    label: [name, partNumber].filter(Boolean).join(' · '),
  }));
  return (
    <Combobox
      label={label}
      help={help}
      error={error}
      isOptional={isOptional}
      options={options}
      value={field.value}
      {...(chosen && { valueLabel: [chosen.name, chosen.partNumber].filter(Boolean).join(' · ') })}
      isLoading={isFetching}
      onSearch={setTyped}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
};
