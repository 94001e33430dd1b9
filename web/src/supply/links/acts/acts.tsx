import type { LinkAct, SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { RecordActions } from '../../../kit/record/record-actions.tsx';

/** Order of the buttons. Where the link awaits our act, the first button is emphasized. */
const ORDER = [
  'confirm',
  'identify',
  'assign',
  'counter',
  'revise',
  'dispute',
  'withdraw',
  'end',
] as const satisfies LinkAct[];

export const LinkActs = ({ link, onAct }: { link: SupplyLink; onAct: (act: LinkAct) => void }) => {
  const { t } = useTranslation('link');
  const open = ORDER.filter((act) => link.acts.includes(act));
  const main = link.waitsForMe || link.state === 'unidentified' ? open[0] : undefined;
  const isRevision = link.state === 'confirmed' && link.hasOffer;
  const wordOf = (act: (typeof ORDER)[number]) => {
    if (isRevision && (act === 'dispute' || act === 'withdraw' || act === 'confirm')) return t(`revisionAct.${act}`);
    // No partner knows of an unidentified link, so it is dropped, not withdrawn.
    if (act === 'withdraw' && link.state === 'unidentified') return t('act.drop');
    if (act === 'assign' && link.product !== null) return t('act.reassign');
    return t(act === 'withdraw' && !link.isProposedByMe ? 'act.decline' : `act.${act}`);
  };
  return (
    <RecordActions
      actions={open.map((act) => ({ label: wordOf(act), opens: act, ...(act === main && { look: 'solid' }) }))}
      onOpen={onAct}
    />
  );
};
