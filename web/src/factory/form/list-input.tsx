import type { ReactNode } from 'react';
import { type FieldArray, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { RowInputs } from '../../kit/form/row-inputs.tsx';
import type { FactoryFormFields } from './fields.ts';

type ListName = 'processes' | 'products' | 'capacities' | 'customerCodes' | 'contacts';

type ListInputProps<N extends ListName> = {
  name: N;
  help?: string;
  /** Values of a new row. */
  blank: FieldArray<FactoryFormFields, N>;
  /** Another way to add a row, shown above the button. */
  adding?: (add: (row: FieldArray<FactoryFormFields, N>) => void) => ReactNode;
  children: (row: number) => ReactNode;
};

/** Edits a list of rows. Empty rows are not saved. */
export const ListInput = <N extends ListName>({ name, help, blank, adding, children }: ListInputProps<N>) => {
  const { t } = useTranslation('factory');
  const message = useFieldMessage();
  const { control, formState, getFieldState } = useFormContext<FactoryFormFields>();
  const { fields, append, remove } = useFieldArray<FactoryFormFields, N>({ control, name });
  const list: ListName = name;
  const label = t(`label.${list}`);
  const { error } = getFieldState(list, formState);
  return (
    <RowInputs
      label={label}
      help={help}
      error={message(error?.message)}
      rows={fields}
      words={{
        add: t(`add.${list}`),
        removeOf: (row) => t('form.remove', { what: t('form.rowOf', { label, row: row + 1 }) }),
      }}
      onAdd={() => append(blank)}
      onRemove={remove}
      adding={adding?.((row) => append(row, { shouldFocus: false }))}
    >
      {children}
    </RowInputs>
  );
};
