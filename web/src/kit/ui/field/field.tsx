import { CircleAlert } from 'lucide-react';
import { type ReactNode, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { ChangedField, RequiredMarks } from './field-marks.ts';

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

type FieldFrameProps = FieldProps & {
  /** Further elements that describe the control: `unit` refers to the id of the control plus `-unit`. */
  describedBy?: (string | false | undefined)[];
  /** Shown under the control, opposite the error. */
  aside?: false | ((id: string) => ReactNode);
  children: (tied: Tied) => ReactNode;
};

/** Shows the label above, the help under the label and the error under the control, all linked for screen readers. */
export const Field = ({
  label,
  help,
  error,
  isOptional = false,
  describedBy = [],
  aside,
  children,
}: FieldFrameProps) => {
  const { t } = useTranslation();
  const id = useId();
  const marksRequired = useContext(RequiredMarks);
  const isChanged = useContext(ChangedField);
  const pieces = [help && 'help', isChanged && 'changed', ...describedBy, error && 'error'].filter(Boolean);

  return (
    <div className={classNames(styles.field, isChanged && styles.isChanged)}>
      <div className={styles.labelLine}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
          {isOptional && <OptionalMark />}
        </label>
        {/* The control itself tells a screen reader that it is required. */}
        {!isOptional && marksRequired && (
          <span className={styles.mark} aria-hidden>
            {t('form.mark')}
          </span>
        )}
        {isChanged && (
          <span className={styles.changed} id={`${id}-changed`}>
            {t('form.changed')}
          </span>
        )}
      </div>
      <FieldHelp id={id} help={help} />
      {children({
        id,
        required: !isOptional,
        'aria-invalid': error !== undefined,
        'aria-describedby': classNames(...pieces.map((piece) => `${id}-${piece}`)) || undefined,
      })}
      {aside ? (
        <div className={styles.foot}>
          <FieldError id={id} error={error} />
          {aside(id)}
        </div>
      ) : (
        <FieldError id={id} error={error} />
      )}
    </div>
  );
};

/** Says that a field is optional, except in a form that marks the required ones. */
export const OptionalMark = () => {
  const { t } = useTranslation();
  const marksRequired = useContext(RequiredMarks);
  return !marksRequired && <span className={styles.optional}>{t('form.optional')}</span>;
};

type PieceProps = { id: string };

export const FieldHelp = ({ id, help }: PieceProps & { help: string | undefined }) =>
  help && (
    <p className={styles.help} id={`${id}-help`}>
      {help}
    </p>
  );

export const FieldError = ({ id, error }: PieceProps & { error: string | undefined }) =>
  error && (
    <p className={styles.error} id={`${id}-error`}>
      <CircleAlert size={16} aria-hidden />
      <span>{error}</span>
    </p>
  );
