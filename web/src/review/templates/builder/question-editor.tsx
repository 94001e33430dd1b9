import { type FormContent, KNOWN_FACTS, type Language, QUESTION_KINDS, type Question } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { Checkbox } from '../../../kit/ui/toggle/checkbox.tsx';
import { earlierChoices } from '../form-editing.ts';
import { factsFor, withKind } from '../new-parts.ts';
import styles from './builder.module.css';
import { ColumnsInput, UnitSelect } from './columns-input.tsx';
import { ConditionInput } from './condition-input.tsx';
import { OptionsInput } from './options-input.tsx';
import { wordsOf } from './places.ts';
import { type PlacedProblems, useProblemWords } from './problem-words.ts';
import { WordsInput } from './words-input.tsx';

export type QuestionEditorProps = {
  question: Question;
  content: FormContent;
  language: Language;
  problems: PlacedProblems;
  onQuestion: (question: Question) => void;
};

/** Edits all properties of a question. */
export const QuestionEditor = ({ question, content, language, problems, onQuestion }: QuestionEditorProps) => {
  const { t } = useTranslation('questionnaire');
  const say = useProblemWords();
  const { key, kind, words, help, options, columns } = question;
  return (
    <div className={styles.editor}>
      <div id={wordsOf(key)}>
        <WordsInput
          as="words"
          label={t('label.words')}
          words={words}
          language={language}
          error={say(problems.words)}
          onWords={(changed) => onQuestion({ ...question, words: changed })}
        />
      </div>
      <WordsInput
        as="help"
        label={t('label.help')}
        isOptional
        words={help}
        language={language}
        onWords={(changed) => onQuestion({ ...question, help: changed })}
      />
      <QuestionSettings question={question} onQuestion={onQuestion} />
      {(kind === 'choice' || kind === 'choices') && (
        <OptionsInput
          options={options}
          language={language}
          problems={problems}
          path="options"
          isMany={kind === 'choices'}
          onOptions={(changed) => onQuestion({ ...question, options: changed })}
        />
      )}
      {kind === 'table' && (
        <ColumnsInput
          columns={columns}
          language={language}
          problems={problems}
          onColumns={(changed) => onQuestion({ ...question, columns: changed })}
        />
      )}
      <ConditionInput
        question={question}
        earlier={earlierChoices(content, key)}
        problems={problems}
        onAskedIf={(askedIf) => onQuestion({ ...question, askedIf })}
      />
    </div>
  );
};

const QuestionSettings = ({ question, onQuestion }: Pick<QuestionEditorProps, 'question' | 'onQuestion'>) => {
  const { t } = useTranslation('questionnaire');
  const { kind, isRequired, unit, known } = question;
  const facts = factsFor(kind);
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('label.kind')}
        value={kind}
        options={QUESTION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) =>
          onQuestion(withKind(question, QUESTION_KINDS.find((item) => item === target.value) ?? kind))
        }
      />
      {kind === 'number' && <UnitSelect unit={unit} onUnit={(changed) => onQuestion({ ...question, unit: changed })} />}
      {facts.length > 0 && (
        <SelectField
          label={t('label.known')}
          isOptional
          value={known}
          options={[
            { value: '', label: t('noKnown') },
            ...facts.map((value) => ({ value, label: t(`known.${value}`) })),
          ]}
          onChange={({ target }) =>
            onQuestion({ ...question, known: KNOWN_FACTS.find((fact) => fact === target.value) ?? '' })
          }
        />
      )}
      <Checkbox
        label={t('label.required')}
        checked={isRequired}
        onChange={({ target }) => onQuestion({ ...question, isRequired: target.checked })}
      />
    </div>
  );
};
