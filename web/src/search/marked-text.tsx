import { typedPart } from '../kit/ui/select/hangul-match.ts';
import styles from './palette.module.css';

/** A name with the letters in it that were typed; as it is where they stand there in another way. */
export const Marked = ({ text, typed }: { text: string; typed: string }) => {
  const part = typed === '' ? undefined : typedPart(text, typed);
  if (!part) return text;
  const [before, match, after] = part;
  return (
    <>
      {before}
      <mark className={styles.mark}>{match}</mark>
      {after}
    </>
  );
};
