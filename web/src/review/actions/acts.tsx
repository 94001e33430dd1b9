import type { ReviewAction } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { RecordActions } from '../../kit/record/record-actions.tsx';
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
    <RecordActions
      actions={[
        canStart && { label: t('act.start'), look: 'solid', isPending: move.isPending, run: start },
        ...open.map((act) => ({ label: t(`act.${act}`), opens: act, ...(act === main && { look: 'solid' as const }) })),
      ]}
      onOpen={onAct}
    />
  );
};
