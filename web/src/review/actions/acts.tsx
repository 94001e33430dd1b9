import type { ReviewAction } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useMoveAction } from './action.queries.ts';

/** Order of the buttons. */
const ORDER = ['submit', 'accept', 'sendBack', 'assign', 'askExtension'] as const;
export type AskedAct = (typeof ORDER)[number] | 'giveTime' | 'refuseTime';

type ActionActsProps = { action: ReviewAction; onAct: (act: AskedAct) => void };

/** Offers only the acts that the user may do now. */
export const ActionActs = ({ action, onAct }: ActionActsProps) => {
  const { t } = useTranslation('task');
  const move = useMoveAction();
  const canStart = action.acts.includes('start');
  const open = ORDER.filter((act) => action.acts.includes(act));
  const main = canStart ? undefined : open.find((act) => act === 'submit' || act === 'accept');
  const start = () =>
    move.mutate(
      { id: action.id, version: action.version, move: 'start' },
      { onSuccess: () => showToast({ kind: 'done', text: t('done.start') }) },
    );
  return (
    <>
      {canStart && (
        <Button look="solid" isPending={move.isPending} onClick={start}>
          {t('act.start')}
        </Button>
      )}
      {open.map((act) => (
        <Button key={act} {...(act === main && { look: 'solid' as const })} onClick={() => onAct(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
    </>
  );
};
