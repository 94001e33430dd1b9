import type { LinkAct, SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { RecordActions } from '../../../kit/record/record-actions.tsx';

const ORDER = ['identify', 'counter', 'revise', 'dispute', 'assign', 'withdraw', 'end'] as const satisfies LinkAct[];
/** Answers beside the confirmation. The other acts step back behind them. */
const ANSWERS: LinkAct[] = ['counter', 'dispute'];
type ShownAct = (typeof ORDER)[number] | 'confirm';

/** Names an act: a change of a confirmed link and a record that no partner knows of have their own words. */
export const useActWord = (link: SupplyLink) => {
  const { t } = useTranslation('link');
  const isRevision = link.state === 'confirmed' && link.hasOffer;
  return (act: ShownAct) => {
    if (isRevision && (act === 'dispute' || act === 'withdraw' || act === 'confirm')) return t(`revisionAct.${act}`);
    // No partner knows of an unidentified link, so it is dropped, not withdrawn.
    if (act === 'withdraw' && link.state === 'unidentified') return t('act.drop');
    if (act === 'assign' && link.product !== null) return t('act.reassign');
    return t(act === 'withdraw' && !link.isProposedByMe ? 'act.decline' : `act.${act}`);
  };
};

type LinkActsProps = { link: SupplyLink; onAct: (act: LinkAct) => void };

/** Offers the acts of a link, except the confirmation. */
export const LinkActs = ({ link, onAct }: LinkActsProps) => {
  const wordOf = useActWord(link);
  const open = ORDER.filter((act) => link.acts.includes(act));
  const isAnswer = link.acts.includes('confirm');
  const lookOf = (act: (typeof ORDER)[number]) => {
    if (isAnswer && !ANSWERS.includes(act)) return 'ghost';
    return link.state === 'unidentified' && act === open[0] ? 'solid' : 'outlined';
  };
  return (
    <RecordActions
      actions={open.map((act) => ({ label: wordOf(act), opens: act, look: lookOf(act) }))}
      onOpen={onAct}
    />
  );
};
