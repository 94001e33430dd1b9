import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { type FieldArray, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import styles from '../../kit/form/form-page.module.css';
import { Button } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { FieldError } from '../../kit/ui/field/field.tsx';
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
  const id = useId();
  const message = useFieldMessage();
  const { control, formState, getFieldState } = useFormContext<FactoryFormFields>();
  const { fields, append, remove } = useFieldArray<FactoryFormFields, N>({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  const list: ListName = name;
  const label = t(`label.${list}`);
  const { error } = getFieldState(list, formState);
  const take = (row: number) => {
    remove(row);
    // The row's own button is gone, so the focus needs a new place.
    addButton.current?.focus();
  };

  return (
    <fieldset className={styles.list} aria-describedby={help ? `${id}-help` : undefined}>
      <legend>
        {label}
        <span className={styles.count}>{fields.length > 0 && fields.length}</span>
      </legend>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {fields.length > 0 && (
        <ol className={styles.rows}>
          {fields.map((field, row) => (
            <li key={field.id} className={styles.row}>
              <div className={styles.cells}>{children(row)}</div>
              <IconButton
                className={styles.remove}
                label={t('form.remove', { what: t('form.rowOf', { label, row: row + 1 }) })}
                onClick={() => take(row)}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <FieldError id={id} error={message(error?.message)} />
      {adding?.((row) => append(row, { shouldFocus: false }))}
      <div>
        <Button ref={addButton} size="small" onClick={() => append(blank)}>
          <Plus size={16} aria-hidden />
          {t(`add.${list}`)}
        </Button>
      </div>
    </fieldset>
  );
};
