import { classNames } from '../../kit/ui/class-names.ts';
import styles from '../review-frame.module.css';
import { useReviewWords } from '../review-words.ts';

/** Shows a due day, and while it is open also how near it is. */
export const DueDay = ({ day, isOpen }: { day: string; isOpen: boolean }) => {
  const words = useReviewWords();
  if (day === '') return null;
  const isLate = isOpen && words.daysTo(day) < 0;
  return (
    <span className={styles.due}>
      <time dateTime={day}>{words.day(day)}</time>
      {isOpen && <span className={classNames(styles.note, isLate && styles.late)}>{words.due(day)}</span>}
    </span>
  );
};
