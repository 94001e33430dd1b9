import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import type { CompanyFields } from './fields.ts';

type TextName = Exclude<keyof CompanyFields, 'version' | 'country' | 'openedOn'>;
type CompanyTextProps = { name: TextName } & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'lang' | 'size'
>;

/** One text field of the form. Every field is optional. */
export const CompanyText = ({ name, autoComplete = 'off', ...input }: CompanyTextProps) => {
  const { t } = useTranslation('company');
  const message = useFieldMessage();
  const { register, formState } = useFormContext<CompanyFields>();
  return (
    <TextField
      label={t(`field.${name}`)}
      help={t(`help.${name}`)}
      error={message(formState.errors[name]?.message)}
      isOptional
      autoComplete={autoComplete}
      {...input}
      {...register(name)}
    />
  );
};
