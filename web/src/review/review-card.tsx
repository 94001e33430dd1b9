import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../kit/ui/section/section.tsx';
import { ErrorState } from '../kit/ui/state/error-state.tsx';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';
import styles from './review-frame.module.css';
import { useReviewWords } from './review-words.ts';
import { useDueText } from './use-due-text.ts';
import { useWaiting } from './use-waiting.ts';

/** Parts in which it is our turn. */
const OURS = ['received', 'own', 'queue', 'actions', 'checks', 'renewals'];

/** Summarizes the reviews that await us, for the overview of the supply chain. */
export const ReviewCard = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { dueText } = useDueText();
  const { parts, isFailed, retry } = useWaiting();
  if (isFailed) return <ErrorState heading="p" onRetry={retry} />;
  if (!parts) return <Skeleton shape="text" lines={2} />;
  const ours = parts.filter(({ name, count }) => OURS.includes(name) && count > 0);
  const [next] = ours
    .map(({ dueOn }) => dueOn)
    .filter(Boolean)
    .toSorted();
  return (
    <>
      {ours.length > 0 && (
        <dl className={styles.figures}>
          {ours.map(({ name, count, to }) => (
            <div key={name}>
              <dt>{t(`home.part.${name}`)}</dt>
              <dd>
                <Link to={to}>{words.number(count)}</Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Note>{ours.length > 0 ? dueText(next ?? '') : t('card.nothing')}</Note>
    </>
  );
};
