import type { Declaration } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../kit/ui/section/section.tsx';
import { commentedInRound } from '../record/comments/commented-fields.ts';
import { goToPlace, placeOfField } from '../record/form/progress.ts';
import { useReviewWords } from '../review-words.ts';
import styles from './answering.module.css';

type ReturnedNoteProps = { declaration: Declaration; labelOf: (path: string) => string };

/** Lists the fields that the reviewer wants changed, each with a link. Everything else stays as it was submitted. */
export const ReturnedNote = ({ declaration, labelOf }: ReturnedNoteProps) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  if (declaration.state !== 'changes_requested') return null;
  const { round, rounds, reviewer, id } = declaration;
  const paths = commentedInRound(declaration);
  const note = rounds.find((item) => item.round === round)?.note;
  return (
    <section className={styles.returned} aria-labelledby="returned">
      <PenLine size={20} aria-hidden />
      <div>
        <h2 id="returned">{t('returned.title', { count: paths.length, name: words.partner(reviewer) })}</h2>
        <Note>{t('returned.text')}</Note>
        {note && <p className={styles.said}>{note}</p>}
        <ul>
          {paths.map((path) => (
            <li key={path}>
              <a href={`#${placeOfField(path)}`} onClick={goToPlace(placeOfField(path))}>
                {labelOf(path)}
              </a>
            </li>
          ))}
        </ul>
        <Note>
          <Link to={reviewPaths.round(id, round)}>{t('returned.seen', { round })}</Link>
        </Note>
      </div>
    </section>
  );
};
