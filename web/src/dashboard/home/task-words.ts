import { DECLARATION_KINDS, type Task } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useQuantityWords } from '../../supply/quantity-words.ts';

/** Names stand beside the sentence, so that no grammar depends on them. */
const NAMED = ['person', 'company', 'product', 'certificate', 'subject'] as const;
/** Of an invitation. */
const STATES = ['expired', 'declined', 'bounced'] as const;
/** Of a request, a declaration or a case. */
const KINDS = [...DECLARATION_KINDS, 'claim', 'join', 'identity'] as const;

export const useTaskDetail = () => {
  const { t } = useTranslation('home');
  const { period } = useQuantityWords();
  return ({ about }: Pick<Task, 'about'>) => {
    const state = STATES.find((one) => one === about.state);
    const kind = KINDS.find((one) => one === about.kind);
    const names = NAMED.map((name) => about[name] ?? '');
    const words = [kind && t(`of.${kind}`), about.period && period(about.period), state && t(`state.${state}`)];
    return [...names, ...words].filter(Boolean).join(' · ');
  };
};
