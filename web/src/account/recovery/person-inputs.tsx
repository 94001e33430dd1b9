import { type RefObject, useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { TextField } from '../../kit/ui/input/text-field.tsx';

export type Person = { name: string; phone: string };

/** Name and phone, which both modes of account recovery ask for. */
export const PersonInputs = () => {
  const { t } = useTranslation('recovery');
  const message = useFieldMessage();
  const { register, formState } = useFormContext<Person>();
  const { name, phone } = formState.errors;
  return (
    <>
      <TextField label={t('label.name')} error={message(name?.message)} autoComplete="name" {...register('name')} />
      <TextField
        label={t('label.phone')}
        help={t('help.phone')}
        error={message(phone?.message)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...register('phone')}
      />
    </>
  );
};

/** Copies the typed name and phone into the ref, so that the other mode starts with them. */
export const useKeptPerson = <T extends Person, O extends FieldValues>(
  form: UseFormReturn<T, unknown, O>,
  person: RefObject<Person>,
) => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { name, phone } }) => {
          person.current = { name, phone };
        },
      }),
    [form, person],
  );
};
