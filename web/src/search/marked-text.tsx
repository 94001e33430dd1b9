import { typedPart } from '../kit/ui/select/hangul-match.ts';
import styles from './palette.module.css';

/** Marks the typed letters in a name. Returns the name unchanged if it does not contain them in this form. */
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
