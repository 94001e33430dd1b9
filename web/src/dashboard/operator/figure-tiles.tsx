import { Link } from 'react-router';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from './operator.module.css';

export type FigureTile = { name: string; to: string; label: string; value: number; notes: string[]; isLate?: boolean };

/** Shows large figures side by side, each with a link to what it counts. */
export const FigureTiles = ({ tiles, label }: { tiles: FigureTile[]; label: string }) => {
  const { tag } = useLanguage();
  const number = numberFormat(tag);
  return (
    <ul className={styles.tiles} aria-label={label}>
      {tiles.map(({ name, to, label: of, value, notes, isLate = false }) => (
        <li key={name}>
          <Link className={styles.tile} to={to}>
            <Note as="span">{of}</Note>
            <span className={classNames(styles.value, isLate && styles.late)}>{number(value)}</span>
            {notes.map((note) => (
              <Note as="span" key={note}>
                {note}
              </Note>
            ))}
          </Link>
        </li>
      ))}
    </ul>
  );
};
