import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldError, FieldHelp, type FieldProps } from './field.tsx';
import setStyles from './field-set.module.css';

type FieldSetProps = FieldProps & { children: ReactNode };

/** Several controls that answer one question, with its label, help and error. */
export const FieldSet = ({ label, help, error, isOptional = false, children }: FieldSetProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset
      className={classNames(styles.field, setStyles.set)}
      aria-describedby={classNames(help && `${id}-help`, error && `${id}-error`) || undefined}
    >
      <legend className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}>{t('form.optional')}</span>}
      </legend>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
