import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

export type FieldProps = {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
};

type Tied = {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

/** Label above, help under the label, error under the control, all tied together for those who listen. */
export const Field = ({
  label,
  help,
  error,
  isOptional = false,
  children,
}: FieldProps & { children: (tied: Tied) => ReactNode }) => {
  const { t } = useTranslation();
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}>{t('form.optional')}</span>}
      </label>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        required: !isOptional,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
};
