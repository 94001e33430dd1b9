import type { Factory } from '@ieum/contract';
import { stepPath } from '@ieum/contract/factory/record/step.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import styles from './record.module.css';

/** Lists the most valuable next steps, with links to their fields for an editor. */
export const NextSteps = ({ factory: { id, nextSteps, can } }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const named = useLooseWords('factory');
  if (nextSteps.length === 0) return <p className={styles.done}>{t('nextStep.none')}</p>;
  return (
    <div className={styles.steps}>
      <h2>{t('nextStep.title')}</h2>
      <ol>
        {nextSteps.map(({ step, points }) => {
          const words = named(`nextStep.${step}`) ?? step;
          return (
            <li key={step}>
              {can.edit ? <Link to={stepPath(id, step)}>{words}</Link> : words}
              <span className={styles.points}>{t('nextStep.points', { points: String(points) })}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
