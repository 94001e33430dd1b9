import { choicesWith } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import type { FieldProps } from '../../../kit/ui/field/field.tsx';
import { FieldSet } from '../../../kit/ui/field/field-set.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { Checkbox } from '../../../kit/ui/toggle/checkbox.tsx';
import { RadioGroup } from '../../../kit/ui/toggle/radio-group.tsx';
import styles from './form.module.css';
import type { QuestionInputProps } from './question-input.tsx';
import { useFormWords } from './words.ts';

/** More options than this are easier to find in a select. */
const RADIOS_MAX = 7;
const ROW_LETTERS = 8;

type ChoiceProps = FieldProps & Pick<QuestionInputProps, 'question' | 'value' | 'onValue'>;

export const ChoiceAnswer = ({ question, value, onValue, ...field }: ChoiceProps) => {
  const { t } = useTranslation('declaration');
  const words = useFormWords();
  const options = question.options.map((option) => ({ value: option.key, label: words(option.words) }));
  const chosen = typeof value === 'string' ? value : '';
  if (options.length > RADIOS_MAX) {
    return (
      <SelectField
        {...field}
        options={[{ value: '', label: t('form.choose') }, ...options]}
        value={chosen}
        onChange={({ target }) => onValue(target.value === '' ? null : target.value)}
      />
    );
  }
  return (
    <div className={styles.choice}>
      <RadioGroup
        {...field}
        isRow={options.every(({ label }) => label.length <= ROW_LETTERS)}
        options={options}
        value={chosen}
        onChange={({ target }) => onValue(target.value)}
      />
      {field.isOptional && chosen !== '' && (
        <Button size="small" look="ghost" onClick={() => onValue(null)}>
          {t('form.unchoose')}
        </Button>
      )}
    </div>
  );
};

export const ChoicesAnswer = ({ question, value, onValue, label, help, error, isOptional }: ChoiceProps) => {
  const words = useFormWords();
  const chosen = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  const tick = (key: string, isTicked: boolean) => {
    const keys = choicesWith(question, chosen, key, isTicked);
    onValue(keys.length === 0 ? null : keys);
  };
  return (
    <FieldSet label={label} help={help} error={error} isOptional={isOptional ?? false}>
      <div className={styles.ticks}>
        {question.options.map((option) => (
          <Checkbox
            key={option.key}
            label={words(option.words)}
            checked={chosen.includes(option.key)}
            onChange={({ target }) => tick(option.key, target.checked)}
          />
        ))}
      </div>
    </FieldSet>
  );
};
