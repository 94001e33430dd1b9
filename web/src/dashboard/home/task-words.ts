import { DECLARATION_KINDS, type Task, valuesFor } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useQuantityWords } from '../../supply/quantity-words.ts';

/** Names shown apart from the heading, so that no grammar depends on them. */
const NAME_FIELDS = ['person', 'company', 'product', 'certificate', 'subject'] as const;
/** States of an invitation, and of a link whose values are to be changed. */
const STATES = ['expired', 'declined', 'bounced', 'changed'] as const;
/** Kinds of a request, a declaration or a case. */
const KINDS = [...DECLARATION_KINDS, 'claim', 'join', 'identity'] as const;

/** Returns the names and facts of a task, the most telling first. */
export const useTaskParts = () => {
  const { t } = useTranslation('home');
  const { period } = useQuantityWords();
  const { name: language } = useLanguage();
  const openOf = ({ count = '' }: Task['about']) => Number(count) > 0 && t('openCount', { count: Number(count) });
  return ({ about: stored }: Pick<Task, 'about'>) => {
    const about = valuesFor(stored, language);
    const state = STATES.find((item) => item === about.state);
    const kind = KINDS.find((item) => item === about.kind);
    const names = NAME_FIELDS.map((name) => about[name] ?? '');
    const words = [
      kind && t(`of.${kind}`),
      about.period && period(about.period),
      openOf(about),
      state && t(`state.${state}`),
    ];
    return [...names, ...words].flatMap((part) => part || []);
  };
};

export const useTaskDetail = () => {
  const partsOf = useTaskParts();
  return (task: Pick<Task, 'about'>) => partsOf(task).join(' · ');
};
