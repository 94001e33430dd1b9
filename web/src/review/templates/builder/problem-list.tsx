import { type FormContent, questionsOf } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { useFormWords } from '../../record/form/words.ts';
import { focusIn, wordsOf } from './places.ts';
import styles from './problem-list.module.css';
import { type FoundProblem, useProblemWords } from './problem-words.ts';

const FEW = 5;

type ProblemListProps = { found: FoundProblem[]; content: FormContent; onGo: (question: string) => void };

/** Lists the problems that prevent publishing, each with a link to its place. */
export const ProblemList = ({ found, content, onGo }: ProblemListProps) => {
  const { t } = useTranslation('questionnaire');
  const say = useProblemWords();
  const words = useFormWords();
  const [isWhole, setWhole] = useState(false);
  if (found.length === 0) return null;
  const questions = questionsOf(content);
  const nameOf = ({ section, question }: FoundProblem) => {
    if (question !== '') {
      const at = questions.findIndex(({ key }) => key === question);
      const target = questions[at];
      return [t('question', { at: at + 1 }), target && words(target.words)].filter(Boolean).join(' · ');
    }
    const at = content.sections.findIndex(({ key }) => key === section);
    return at < 0 ? '' : t('section', { at: at + 1 });
  };
  const go = ({ section, question }: FoundProblem) => {
    if (question !== '') onGo(question);
    else if (section !== '') focusIn(wordsOf(section));
  };
  return (
    <section className={styles.problems} aria-label={t('problemList')}>
      <h2>{t('problemCount', { count: found.length })}</h2>
      <ul>
        {found.slice(0, isWhole ? found.length : FEW).map((item) => {
          const name = nameOf(item);
          return (
            <li key={`${item.section} ${item.question} ${item.rest} ${item.problem}`}>
              {name && (
                <button type="button" className={styles.go} onClick={() => go(item)}>
                  {name}
                </button>
              )}
              <span>{say(item.problem)}</span>
            </li>
          );
        })}
      </ul>
      {found.length > FEW && !isWhole && (
        <div>
          <Button size="small" look="ghost" onClick={() => setWhole(true)}>
            {t('showAll', { count: found.length })}
          </Button>
        </div>
      )}
    </section>
  );
};
