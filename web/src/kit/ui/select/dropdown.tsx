import { ChevronDown, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Select, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { InLanguage } from '../../language/in-language.tsx';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Floating } from '../popover/floating.tsx';
import styles from './dropdown.module.css';
import { useDropdownOpening } from './dropdown-opening.ts';
import { findOption, type Option } from './option-groups.ts';
import { LIST_MAX_HEIGHT, OptionList } from './option-list.tsx';
import { OptionPicture } from './option-picture.tsx';

export const DROPDOWN_SIZES = ['small', 'medium', 'large'] as const;

type DropdownProps = FieldProps & {
  options: readonly Option[];
  /** Value of the chosen option; a value of no option means that none is chosen. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  size?: (typeof DROPDOWN_SIZES)[number];
  disabled?: boolean | undefined;
  /** If set, the value is sent with the form around it. */
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Field to choose one of several options. `SelectField` is lighter if only names are shown. */
export const Dropdown = ({ label, help, error, isOptional = false, ...select }: DropdownProps) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {({ id, 'aria-describedby': describedBy }) => (
      <InLanguage>
        <DropdownSelect
          {...select}
          id={id}
          label={label}
          describedBy={describedBy}
          isInvalid={error !== undefined}
          isClearable={isOptional}
        />
      </InLanguage>
    )}
  </Field>
);

type DropdownSelectProps = Omit<DropdownProps, keyof FieldProps> & {
  id: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isClearable: boolean;
};

const DropdownSelect = ({
  id,
  label,
  describedBy,
  isInvalid,
  isClearable,
  options,
  value,
  onChange,
  placeholder,
  size = 'large',
  disabled = false,
  name,
  onBlur,
  ref,
}: DropdownSelectProps) => {
  const { t } = useTranslation('ui');
  const opening = useDropdownOpening();
  const chosen = findOption(options, value);
  const canClear = isClearable && chosen !== undefined && !disabled;

  return (
    <Select
      className={classNames(styles.dropdown, styles[size])}
      id={id}
      aria-labelledby={`${id}-label`}
      {...(describedBy && { 'aria-describedby': describedBy })}
      value={chosen ? value : null}
      onChange={(key) => onChange(String(key))}
      isDisabled={disabled}
      isInvalid={isInvalid}
      isOpen={opening.isOpen}
      onOpenChange={opening.setOpen}
      {...(onBlur && { onBlur })}
    >
      <Button className={classNames(styles.control, canClear && styles.clearable)} {...(ref && { ref })}>
        {chosen && <OptionPicture {...chosen} />}
        <SelectValue className={classNames(styles.value)}>
          {chosen ? <bdi>{chosen.label}</bdi> : (placeholder ?? t('dropdown.placeholder'))}
        </SelectValue>
        <ChevronDown className={styles.chevron} size={20} aria-hidden />
      </Button>
      {canClear && (
        <button
          className={styles.clear}
          type="button"
          aria-label={t('dropdown.clear', { label })}
          onClick={() => onChange('')}
        >
          <X size={16} aria-hidden />
        </button>
      )}
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <Floating className={styles.list ?? ''} maxHeight={LIST_MAX_HEIGHT} {...opening.floating}>
        <OptionList options={options} value={value} />
      </Floating>
    </Select>
  );
};
