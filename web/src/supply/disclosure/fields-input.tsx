import { DISCLOSURE_FIELDS, type DisclosureField } from '@ieum/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../kit/ui/field/field.tsx';
import { Checkbox } from '../../kit/ui/toggle/checkbox.tsx';
import styles from './disclosure.module.css';

type DisclosureFieldsInputProps = {
  among?: readonly DisclosureField[];
  value: DisclosureField[];
  onChange: (fields: DisclosureField[]) => void;
  error: string | undefined;
};

export const DisclosureFieldsInput = ({
  among = DISCLOSURE_FIELDS,
  value,
  onChange,
  error,
}: DisclosureFieldsInputProps) => {
  const { t } = useTranslation('disclosure');
  const id = useId();
  const toggle = (field: DisclosureField) =>
    onChange(among.filter((name) => (name === field ? !value.includes(name) : value.includes(name))));
  return (
    <fieldset className={styles.fields} aria-describedby={error && `${id}-error`}>
      <legend>{t('what')}</legend>
      {among.map((field) => (
        <Checkbox
          key={field}
          label={t(`field.${field}`)}
          checked={value.includes(field)}
          onChange={() => toggle(field)}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
