import type { AnswerProblem, Answers, FormContent, FormSection } from '@ieum/contract';
import { type ReactNode, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerStore, useFromAnswers } from './answer-store.ts';
import type { UploadAnswer } from './file-answer.tsx';
import styles from './form.module.css';
import { placeOfSection, progressOf, unaskedKeys } from './progress.ts';
import { QuestionField } from './question-field.tsx';
import { useFormWords } from './words.ts';

export type QuestionSectionsProps = {
  content: FormContent;
  store: AnswerStore;
  isOpen: (key: string) => boolean;
  problems: Partial<Record<string, AnswerProblem>>;
  upload?: UploadAnswer | undefined;
  /** Renders what belongs to a question besides its answer. */
  aside?: ((key: string) => ReactNode) | undefined;
};

export const QuestionSections = ({ content, store, isOpen, problems, upload, aside }: QuestionSectionsProps) => {
  const read = useCallback((answers: Answers) => unaskedKeys(content, answers), [content]);
  const unasked = new Set(useFromAnswers(store, read).split(' '));
  return content.sections.map((section) => {
    const visible = section.questions.filter(({ key }) => !unasked.has(key));
    if (visible.length === 0) return null;
    return (
      <Section key={section.key} content={content} section={section} store={store}>
        {visible.map((question) => (
          <QuestionField
            key={question.key}
            question={question}
            store={store}
            isOpen={isOpen(question.key)}
            problem={problems[question.key]}
            upload={upload}
            aside={aside}
          />
        ))}
      </Section>
    );
  });
};

type SectionProps = { content: FormContent; section: FormSection; store: AnswerStore };

const Section = ({ children, ...props }: SectionProps & { children: ReactNode }) => {
  const { section } = props;
  const words = useFormWords();
  const id = useId();
  return (
    <section className={styles.section} id={placeOfSection(section.key)} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h2 id={id}>{words(section.words)}</h2>
        <Progress {...props} />
      </header>
      {children}
    </section>
  );
};

const Progress = ({ content, section, store }: SectionProps) => {
  const { t } = useTranslation('declaration');
  const read = useCallback(
    (answers: Answers) => {
      const { asked, answered } = progressOf(content, answers, section.key);
      return `${answered}/${asked}`;
    },
    [content, section],
  );
  const [answered, asked] = useFromAnswers(store, read).split('/');
  return <p className={styles.note}>{t('form.progress', { answered, asked })}</p>;
};
