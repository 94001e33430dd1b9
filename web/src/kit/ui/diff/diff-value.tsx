import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/use-language.ts';
import { diffWords } from './word-diff.ts';

type DiffValueProps = { before: string | null; after: string | null; side: 'before' | 'after' };

const NOTHING = '–';
/** Shorter values are marked as a whole, because they are read at a glance. */
const LONG = 24;

/** Shows one side of a change. In long texts only the removed or added words are marked. */
export const DiffValue = ({ before, after, side }: DiffValueProps) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const own = side === 'before' ? before : after;
  if (!own) {
    return (
      <>
        <span aria-hidden>{NOTHING}</span>
        <span className="visually-hidden">{t('noValue')}</span>
      </>
    );
  }
  if (before === after) return <bdi>{own}</bdi>;

  const Mark = side === 'before' ? 'del' : 'ins';
  const isByWords = before && after && Math.max(before.length, after.length) > LONG;
  if (!isByWords) {
    return (
      <bdi>
        <Mark>{own}</Mark>
      </bdi>
    );
  }
  const otherSide = side === 'before' ? 'added' : 'removed';
  const parts = diffWords(before, after, tag).filter(({ kind }) => kind !== otherSide);
  return (
    <bdi>
      {parts.map(({ kind, text }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice; they have only their place
        return kind === 'same' ? <span key={place}>{text}</span> : <Mark key={place}>{text}</Mark>;
      })}
    </bdi>
  );
};
