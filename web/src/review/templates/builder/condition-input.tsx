import type { Question } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { Checkbox } from '../../../kit/ui/toggle/checkbox.tsx';
import { useFormWords } from '../../record/form/words.ts';
import styles from './builder.module.css';
import { type PlacedProblems, useProblemWords } from './problem-words.ts';

type ConditionInputProps = {
  question: Question;
  /** Choice questions before this one. */
  earlier: Question[];
  onAskedIf: (askedIf: Question['askedIf']) => void;
  problems: PlacedProblems;
};

/** Chooses whether a question is always asked or only after certain answers to an earlier choice. */
export const ConditionInput = ({ question: { askedIf }, earlier, onAskedIf, problems }: ConditionInputProps) => {
  const { t } = useTranslation('questionnaire');
  const words = useFormWords();
  const say = useProblemWords();
  const condition = earlier.find(({ key }) => key === askedIf?.question);
  const choose = (key: string) => {
    const first = earlier.find((item) => item.key === key)?.options[0];
    onAskedIf(first ? { question: key, is: [first.key] } : null);
  };
  const tick = (key: string, isTicked: boolean) => {
    if (!askedIf) return;
    const is = isTicked ? [...askedIf.is, key] : askedIf.is.filter((answer) => answer !== key);
    // Without any answer the question would never be asked.
    if (is.length > 0) onAskedIf({ ...askedIf, is });
  };
  const gone = askedIf && !condition ? [{ value: askedIf.question, label: t('askedIf.gone') }] : [];
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
          ...earlier.map((item) => ({ value: item.key, label: words(item.words) || t('noWords') })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {condition && askedIf && (
        <fieldset className={styles.ticks}>
          <legend>{t('askedIf.answers')}</legend>
          {condition.options.map((option) => (
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
