import { ChevronDown, LoaderCircle } from 'lucide-react';
import { type ComponentProps, type Ref, useContext } from 'react';
import { Button, ComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { useTranslation } from 'react-i18next';
import { InLanguage } from '../../language/in-language.tsx';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Floating } from '../popover/floating.tsx';
import styles from './combobox.module.css';
import { useComboboxText } from './combobox-text.ts';
import { matchesTyped } from './hangul-match.ts';
import type { Option } from './option-groups.ts';
import { LIST_MAX_HEIGHT, OptionList } from './option-list.tsx';

type ComboboxProps = FieldProps & {
  options: readonly Option[];
  /** Value of the chosen option, or '' for none; with `isFreeText` also the typed text. */
  value: string;
  onChange: (value: string) => void;
  /** If set, the options come from elsewhere and are shown as they come. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  /** Label of the value, if the options may not contain it. */
  valueLabel?: string;
  isFreeText?: boolean;
  placeholder?: string;
  disabled?: boolean | undefined;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** Field to choose one of very many options by typing. */
export const Combobox = ({ label, help, error, isOptional = false, ...rest }: ComboboxProps) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {({ id, 'aria-describedby': describedBy }) => (
      <InLanguage>
        <ComboboxInput {...rest} id={id} describedBy={describedBy} isRequired={!isOptional} isInvalid={!!error} />
      </InLanguage>
    )}
  </Field>
);

type ComboboxInputProps = Omit<ComboboxProps, keyof FieldProps> & {
  id: string;
  describedBy: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
};

const ComboboxInput = (props: ComboboxInputProps) => {
  const { id, describedBy, isRequired, isInvalid, options, value, onSearch, isLoading = false } = props;
  const { isFreeText = false, placeholder, disabled = false, name, onBlur, ref } = props;
  const { t } = useTranslation('ui');
  const text = useComboboxText(props);
  const kept = new Set(options.filter(({ isAlwaysShown }) => isAlwaysShown).map(({ label }) => label));
  const filter = (name: string, typed: string) => kept.has(name) || matchesTyped(name, typed);
  const emptyText = t(isLoading ? 'combobox.loading' : 'combobox.none');

  return (
    <ComboBox
      className={classNames(styles.combobox)}
      id={id}
      aria-labelledby={`${id}-label`}
      {...(describedBy && { 'aria-describedby': describedBy })}
      {...text}
      defaultFilter={onSearch ? always : filter}
      onOpenChange={(isOpen, by) => isOpen && by === 'manual' && onSearch?.('')}
      allowsEmptyCollection={!isFreeText || isLoading}
      allowsCustomValue={isFreeText}
      isDisabled={disabled}
      isInvalid={isInvalid}
      isRequired={isRequired}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
    >
      <div className={styles.box}>
        <OpeningInput
          className={classNames(styles.input)}
          dir="auto"
          // A chosen text that is longer than the field can still be read.
          title={text.inputValue}
          data-shortened
          {...(placeholder && { placeholder })}
          {...(ref && { ref })}
        />
        {isLoading && <LoaderCircle className={styles.spinning} size={16} aria-hidden />}
        <Button className={classNames(styles.open)} aria-label={t('combobox.open')}>
          <ChevronDown size={20} aria-hidden />
        </Button>
      </div>
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <span className="visually-hidden" role="status">
        {isLoading && t('combobox.loading')}
      </span>
      <Floating className={styles.list ?? ''} maxHeight={LIST_MAX_HEIGHT}>
        <OptionList options={options} value={value} emptyText={emptyText} />
      </Floating>
    </ComboBox>
  );
};

/** Opens all options at a click, too: a field that only waits for letters looks empty. */
const OpeningInput = (props: ComponentProps<typeof Input>) => {
  const state = useContext(ComboBoxStateContext);
  return <Input {...props} onClick={() => state?.isOpen || state?.open(null, 'manual')} />;
};

const always = () => true;
