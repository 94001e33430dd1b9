import { type FormContent, type FormSection, type Language, QUESTION_KINDS } from '@ieum/contract';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOf } from '../../../kit/ui/button/button.tsx';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/ui/popover/menu.tsx';
import styles from './builder.module.css';
import { wordsOf } from './places.ts';
import { type FoundProblem, problemsAt, useProblemWords } from './problem-words.ts';
import { QuestionRow } from './question-row.tsx';
import type { BuilderActs } from './use-builder.ts';
import { WordsInput } from './words-input.tsx';

type SectionEditorProps = {
  section: FormSection;
  /** Number in the form, from 1. `before` counts the questions before the section. */
  at: number;
  before: number;
  isLast: boolean;
  language: Language;
  /** Open question, if it is in this section. Only then `content` holds the whole form. */
  openKey: string | null;
  content: FormContent | undefined;
  problems: FoundProblem[];
  acts: BuilderActs;
};

export const SectionEditor = memo((props: SectionEditorProps) => {
  const { section, at, before, isLast, language, openKey, content, problems, acts } = props;
  const { t } = useTranslation('questionnaire');
  const say = useProblemWords();
  const name = t('section', { at });
  const own = problemsAt(problems, section.key);
  const counts = new Map<string, number>();
  for (const { question } of problems) counts.set(question, (counts.get(question) ?? 0) + 1);
  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.sectionHead}>
        <div className={styles.grow} id={wordsOf(section.key)}>
          <WordsInput
            label={name}
            words={section.words}
            language={language}
            error={say(own.words ?? own.key)}
            onWords={(words) => acts.changeSection({ ...section, words })}
          />
        </div>
        <div className={styles.lineActs}>
          <IconButton
            label={t('moveUp', { name })}
            disabled={at === 1}
            onClick={() => acts.moveSection(section.key, -1)}
          >
            <ArrowUp size={16} aria-hidden />
          </IconButton>
          <IconButton
            label={t('moveDown', { name })}
            disabled={isLast}
            onClick={() => acts.moveSection(section.key, 1)}
          >
            <ArrowDown size={16} aria-hidden />
          </IconButton>
          <IconButton label={t('duplicateSection', { name })} onClick={() => acts.duplicateSection(section)}>
            <Copy size={16} aria-hidden />
          </IconButton>
          <IconButton label={t('remove', { name })} onClick={() => acts.removeSection(section)}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      </header>
      {section.questions.length > 0 && (
        <ol className={styles.questions}>
          {section.questions.map((question, place) => (
            <QuestionRow
              key={question.key}
              question={question}
              section={section.key}
              at={before + place + 1}
              language={language}
              problemCount={counts.get(question.key) ?? 0}
              opened={
                content && question.key === openKey
                  ? { content, problems: problemsAt(problems, section.key, question.key) }
                  : undefined
              }
              acts={acts}
            />
          ))}
        </ol>
      )}
      <AddQuestion name={name} onAdd={(kind) => acts.add(section.key, kind)} />
    </section>
  );
});

type AddQuestionProps = { name: string; onAdd: (kind: (typeof QUESTION_KINDS)[number]) => void };

const AddQuestion = ({ name, onAdd }: AddQuestionProps) => {
  const { t } = useTranslation('questionnaire');
  return (
    <div>
      <Menu
        trigger={
          <button
            type="button"
            className={lookOf({ look: 'outlined', size: 'small' })}
            aria-label={t('addQuestionTo', { name })}
          >
            <Plus size={16} aria-hidden />
            {t('addQuestion')}
          </button>
        }
      >
        {QUESTION_KINDS.map((kind) => (
          <MenuItem key={kind} label={t(`kind.${kind}`)} onAction={() => onAdd(kind)} />
        ))}
      </Menu>
    </div>
  );
};
