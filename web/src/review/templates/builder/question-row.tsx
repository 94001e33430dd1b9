import type { FormContent, Language, Question } from '@ieum/contract';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, CircleAlert, Copy, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { useFormWords } from '../../record/form/words.ts';
import styles from './builder.module.css';
import { headOf } from './places.ts';
import type { PlacedProblems } from './problem-words.ts';
import { QuestionEditor } from './question-editor.tsx';
import type { BuilderActs } from './use-builder.ts';

type QuestionRowProps = {
  question: Question;
  section: string;
  /** Number in the whole form, from 1. */
  at: number;
  language: Language;
  problemCount: number;
  /** Present only for the open question. */
  opened: { content: FormContent; problems: PlacedProblems } | undefined;
  acts: BuilderActs;
};

/** Shows a question as a line of the list, and its editor when it is open. */
export const QuestionRow = memo(({ question, section, at, language, problemCount, opened, acts }: QuestionRowProps) => {
  const { t } = useTranslation('questionnaire');
  const words = useFormWords();
  const { key, kind, isRequired } = question;
  const step = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    acts.move(key, event.key === 'ArrowUp' ? -1 : 1);
  };
  const shown = question.words[language] || words(question.words);
  const Chevron = opened ? ChevronDown : ChevronRight;
  return (
    <li className={styles.question} data-open={opened !== undefined}>
      <button
        type="button"
        id={headOf(key)}
        className={styles.head}
        aria-expanded={opened !== undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => acts.open(opened ? null : key)}
        onKeyDown={step}
      >
        <Chevron size={16} aria-hidden />
        <span className={styles.number}>{at}</span>
        <span className={styles.said} data-empty={shown === ''}>
          {shown || t('noWords')}
        </span>
        <span className={styles.meta}>
          {problemCount > 0 && (
            <span className={styles.bad}>
              <CircleAlert size={14} aria-hidden />
              {t('problems', { count: problemCount })}
            </span>
          )}
          <span>{[t(`kind.${kind}`), isRequired && t('label.required')].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      {opened && (
        <>
          <QuestionEditor {...opened} question={question} language={language} onQuestion={acts.change} />
          <RowActs question={question} section={section} content={opened.content} acts={acts} />
        </>
      )}
    </li>
  );
});

type RowActsProps = { question: Question; section: string; content: FormContent; acts: BuilderActs };

const RowActs = ({ question: { key, kind }, section, content, acts }: RowActsProps) => {
  const { t } = useTranslation('questionnaire');
  const words = useFormWords();
  const name = t('thisQuestion');
  return (
    <div className={styles.rowActs}>
      <IconButton label={t('moveUp', { name })} onClick={() => acts.move(key, -1)}>
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={t('moveDown', { name })} onClick={() => acts.move(key, 1)}>
        <ArrowDown size={16} aria-hidden />
      </IconButton>
      <Button size="small" onClick={() => acts.duplicate(key)}>
        <Copy size={16} aria-hidden />
        {t('duplicate')}
      </Button>
      <Button size="small" onClick={() => acts.add(section, kind, key)}>
        <Plus size={16} aria-hidden />
        {t('addBelow')}
      </Button>
      <Button size="small" onClick={() => acts.remove(key)}>
        <Trash2 size={16} aria-hidden />
        {t('removeQuestion')}
      </Button>
      {content.sections.length > 1 && (
        <SelectField
          label={t('moveTo')}
          value={section}
          options={content.sections.map((item) => ({ value: item.key, label: words(item.words) || t('noWords') }))}
          onChange={({ target }) => acts.moveTo(key, target.value)}
        />
      )}
    </div>
  );
};
