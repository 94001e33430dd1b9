import type { Question } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { Checkbox } from '../../../kit/ui/toggle/checkbox.tsx';
import { useFormWords } from '../../record/form/words.ts';
import styles from './builder.module.css';
import { type PlacedProblems, useProblemWords } from './problem-words.ts';

type ConditionInputProps = {
  question: Question;
  /** Choices that are asked before it. */
  earlier: Question[];
  onAskedIf: (askedIf: Question['askedIf']) => void;
  problems: PlacedProblems;
};

/** Always asked, or only after certain answers to an earlier choice. */
export const ConditionInput = ({ question: { askedIf }, earlier, onAskedIf, problems }: ConditionInputProps) => {
  const { t } = useTranslation('questionnaire');
  const words = useFormWords();
  const say = useProblemWords();
  const asked = earlier.find(({ key }) => key === askedIf?.question);
  const choose = (key: string) => {
    const first = earlier.find((one) => one.key === key)?.options[0];
    onAskedIf(first ? { question: key, is: [first.key] } : null);
  };
  const tick = (key: string, isTicked: boolean) => {
    if (!askedIf) return;
    const is = isTicked ? [...askedIf.is, key] : askedIf.is.filter((one) => one !== key);
    // Without any answer it would never be asked.
    if (is.length > 0) onAskedIf({ ...askedIf, is });
  };
  const gone = askedIf && !asked ? [{ value: askedIf.question, label: t('askedIf.gone') }] : [];
  return (
    <div className={styles.condition}>
      <SelectField
        label={t('label.askedIf')}
        help={earlier.length === 0 ? t('askedIf.none') : undefined}
        error={say(problems['askedIf.question'])}
        isOptional
        value={askedIf?.question ?? ''}
        options={[
          { value: '', label: t('askedIf.always') },
          ...gone,
          ...earlier.map((one) => ({ value: one.key, label: words(one.words) || t('noWords') })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {asked && askedIf && (
        <fieldset className={styles.ticks}>
          <legend>{t('askedIf.answers')}</legend>
          {asked.options.map((option) => (
            <Checkbox
              key={option.key}
              label={words(option.words) || t('noWords')}
              checked={askedIf.is.includes(option.key)}
              onChange={({ target }) => tick(option.key, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
};
