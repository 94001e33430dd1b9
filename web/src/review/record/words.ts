import type { Declaration, ListedDeclaration } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../kit/format/moment.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { useQuantityWords } from '../../supply/quantity-words.ts';
import { useFormWords } from './form/words.ts';

type About = Pick<Declaration, 'kind' | 'subject'>;
type Sides = Pick<Declaration, 'respondent' | 'reviewer' | 'side'>;
type Partner = Declaration['respondent'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the calendar days between two days. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / DAY_MS);

const WAITING = ['submitted', 'in_review', 'changes_requested', 'draft'];

/** Tests that the due day is past and the declaration is not decided. */
export const isOverdue = ({ dueOn, state }: Pick<ListedDeclaration, 'dueOn' | 'state'>, today: string) =>
  dueOn !== '' && dueOn < today && WAITING.includes(state);

/** Names the subject and both sides of a declaration the same everywhere. */
export const useDeclarationWords = () => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const { nameOf } = useNames();
  const partner = (company: Partner) => (company && nameOf(company)) || t('operator');
  const form = useFormWords();
  const { periods } = useQuantityWords();
  const day = (value: string) => value && formatDate(value, tag);
  const subject = ({ subject: about }: About) => {
    const span = about.from && periods(about.from, about.to);
    return [about.form ? form(about.form.words) : about.name, span].filter(Boolean).join(' · ');
  };
  return {
    day,
    moment: (at: string) => formatMoment(at, tag),
    partner,
    /** Names a person of the own side, and the company of the other side. */
    who: (sides: Sides, of: Declaration['side'], person: string) => (sides.side === of && person) || partner(sides[of]),
    kind: (kind: About['kind']) => t(`kind.${kind}`),
    subject,
    title: (about: About) => subject(about) || t(`kind.${about.kind}`),
    /** Says how long ago it was submitted, in Korean calendar days. */
    age: (submittedAt: string) => {
      const days = daysBetween(todayInKorea(new Date(submittedAt)), todayInKorea());
      return days === 0 ? t('queue.today') : t('queue.days', { count: days });
    },
    /** Says how long it is until that day, or since. */
    left: (dueOn: string) => {
      const days = daysBetween(todayInKorea(), dueOn);
      if (days === 0) return t('due.today');
      return days > 0 ? t('due.left', { count: days }) : t('due.over', { count: -days });
    },
  };
};
