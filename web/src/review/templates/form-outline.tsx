import { type FormContent, type Question, questionsOf } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Note } from '../../kit/ui/section/section.tsx';
import { useFormWords } from '../record/form/words.ts';
import styles from './templates.module.css';

/** Shows the questions of a form for reading. */
export const FormOutline = ({ content }: { content: FormContent }) => {
  const words = useFormWords();
  const { t } = useTranslation('questionnaire');
  const byKey = new Map(questionsOf(content).map((question) => [question.key, question]));
  if (byKey.size === 0) return <Note>{t('noQuestions')}</Note>;
  return (
    <div className={styles.outline}>
      {content.sections.map((section) => (
        <section key={section.key} aria-label={words(section.words)}>
          <h2>{words(section.words) || t('noWords')}</h2>
          <ol className={styles.asked}>
            {section.questions.map((question) => (
              <OutlineQuestion key={question.key} question={question} byKey={byKey} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};

const OutlineQuestion = ({ question, byKey }: { question: Question; byKey: Map<string, Question> }) => {
  const { t } = useTranslation('questionnaire');
  const { t: unitName } = useTranslation('unit');
  const words = useFormWords();
  const { kind, isRequired, unit, options, columns, askedIf, known } = question;
  const condition = askedIf && byKey.get(askedIf.question);
  const answers = condition?.options.filter(({ key }) => askedIf?.is.includes(key)).map((item) => words(item.words));
  const facts = [
    t(`kind.${kind}`),
    isRequired && t('label.required'),
    unit && unitName(unit),
    known && t('knownAs', { fact: t(`known.${known}`) }),
    condition && t('askedIf.short', { question: words(condition.words), answers: answers?.join(', ') ?? '' }),
  ];
  const parts = kind === 'table' ? columns : options;
  return (
    <li>
      <span>{words(question.words) || t('noWords')}</span>
      {words(question.help) && <Note as="span">{words(question.help)}</Note>}
      <Note as="span">{facts.filter(Boolean).join(' · ')}</Note>
      {parts.length > 0 && (
        <ul className={styles.inner}>
          {parts.map((part) => (
            <li key={part.key}>{words(part.words) || t('noWords')}</li>
          ))}
        </ul>
      )}
    </li>
  );
};
