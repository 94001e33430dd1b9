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

/** What stands in the way of publishing, each with the way to it. */
export const ProblemList = ({ found, content, onGo }: ProblemListProps) => {
  const { t } = useTranslation('questionnaire');
  const say = useProblemWords();
  const words = useFormWords();
  const [isWhole, setWhole] = useState(false);
  if (found.length === 0) return null;
  const all = questionsOf(content);
  const nameOf = ({ section, question }: FoundProblem) => {
    if (question !== '') {
      const at = all.findIndex(({ key }) => key === question);
      const asked = all[at];
      return [t('question', { at: at + 1 }), asked && words(asked.words)].filter(Boolean).join(' · ');
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
        {found.slice(0, isWhole ? found.length : FEW).map((one) => {
          const name = nameOf(one);
          return (
            <li key={`${one.section} ${one.question} ${one.rest} ${one.problem}`}>
              {name && (
                <button type="button" className={styles.go} onClick={() => go(one)}>
                  {name}
                </button>
              )}
              <span>{say(one.problem)}</span>
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
