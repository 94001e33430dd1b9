import { useTranslation } from 'react-i18next';
import { useMaterialWords } from '../../materials/material-words.ts';
import { useTierWords } from '../words.ts';
import type { Card, Picture } from './picture.ts';
import { useCardWords } from './use-card-words.ts';

/**
 * Says of a card what the picture shows of it: who, what, material, tier and state. `shown` is what the picture writes
 * behind the names: it must follow them in the label, too, for people who speak to their computer.
 */
export const useCardLabel = ({ above }: Picture) => {
  const { t } = useTranslation('tier');
  const { markOf } = useMaterialWords();
  const { tiersOf } = useTierWords();
  const { labelOf, stateOf } = useCardWords();
  return (card: Card, ...shown: string[]) => {
    const { id, mark, product, column, flags } = card;
    const states = [...new Set((above.get(id) ?? []).map(stateOf))].join(', ');
    const material = mark === '' || mark === 'none' ? '' : markOf(mark);
    const tiers = tiersOf(product && product.tiers.length > 0 ? product.tiers : [column].filter(Boolean));
    const risks = flags.length > 0 ? t('graph.flags', { count: flags.length }) : '';
    const parts = [...shown, material, tiers, states, risks].filter(Boolean);
    return [...new Set([labelOf(card), ...parts])].join(', ');
  };
};
