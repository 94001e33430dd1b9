import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../kit/ui/class-names.ts';
import { Note } from '../kit/ui/section/section.tsx';
import { ErrorState } from '../kit/ui/state/error-state.tsx';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';
import styles from './review-frame.module.css';
import { ReviewFrame } from './review-frame.tsx';
import { useReviewWords } from './review-words.ts';
import { useDueText } from './use-due-text.ts';
import { useWaiting } from './use-waiting.ts';

/** Shows the open items of each part and the next due day. */
export const ReviewHomePage = () => {
  const { t } = useTranslation('declaration');
  return (
    <ReviewFrame title={t('part.home')} lead={t('home.lead')}>
      <Parts />
    </ReviewFrame>
  );
};

const Parts = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { isPast, dueText } = useDueText();
  const { parts, isFailed, retry } = useWaiting();
  if (isFailed) return <ErrorState onRetry={retry} />;
  if (!parts) return <Skeleton shape="block" />;
  const open = parts.filter(({ count }) => count > 0);
  const done = parts.filter(({ count }) => count === 0);
  return (
    <>
      {open.length > 0 && (
        <ul className={styles.cards}>
          {open.map(({ name, count, dueOn, to }) => (
            <li key={name}>
              <Link className={styles.card} to={to}>
                <span>{t(`home.part.${name}`)}</span>
                <strong className={styles.figure}>{words.number(count)}</strong>
                <Note as="span">{dueText(dueOn)}</Note>
                {isPast(dueOn) && <span className={classNames(styles.note, styles.late)}>{words.due(dueOn)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <ul className={styles.done} aria-label={t('home.done')}>
          {done.map(({ name, to }) => (
            <li key={name}>
              <CircleCheck size={16} aria-hidden />
              <Link to={to}>{t(`home.none.${name}`)}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
