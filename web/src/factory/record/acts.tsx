import type { Factory } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { CircleCheck, CirclePlay, CircleStop, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { useStillTrue } from './confirmation.tsx';
import { useChangeFactoryState, useRemoveFactory } from './record.queries.ts';

/** Acts that others would notice. They are confirmed first. */
type Act = 'use' | 'close' | 'reopen' | 'remove';

const STATE_ACTS = { draft: 'use', active: 'close', closed: 'reopen' } as const;
const STATE_ICONS = { use: CirclePlay, close: CircleStop, reopen: CirclePlay };

export const FactoryActs = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const [chosenAct, setChosenAct] = useState<Act>();
  const { id, name, state, can } = factory;
  const stillTrue = useStillTrue(factory);
  const act = STATE_ACTS[state];
  return (
    <>
      <RecordActions<Act>
        menu={t('act.menu', { name })}
        actions={[
          can.edit && { label: t('edit'), icon: Pencil, look: 'solid', to: factoryPagePaths.edit(id) },
          { label: t('print.open'), icon: Printer, isSmall: true, to: factoryPagePaths.print(id) },
          can.edit &&
            state === 'active' && {
              label: t('stillTrue.confirm'),
              icon: CircleCheck,
              isRare: true,
              run: stillTrue.send,
              isPending: stillTrue.isPending,
            },
          can.edit && { label: t(`act.${act}.start`), icon: STATE_ICONS[act], isRare: true, opens: act },
          can.edit &&
            state === 'draft' && {
              label: t('act.remove.start'),
              icon: Trash2,
              isRare: true,
              isDestructive: true,
              opens: 'remove',
            },
        ]}
        onOpen={setChosenAct}
      />
      {chosenAct && <ActDialog act={chosenAct} factory={factory} onClose={() => setChosenAct(undefined)} />}
    </>
  );
};

type ActDialogProps = { act: Act; factory: Factory; onClose: () => void };

const ActDialog = ({ act, factory: { id, version, name }, onClose }: ActDialogProps) => {
  const { t } = useTranslation('factory');
  const navigate = useNavigate();
  const change = useChangeFactoryState();
  const remove = useRemoveFactory();
  const dialog = {
    title: t(`act.${act}.question`, { name }),
    text: t(`act.${act}.text`),
    submit: t(`act.${act}.start`),
    done: t(`act.${act}.done`),
    onClose,
  };
  return act === 'remove' ? (
    <AskDialog {...dialog} act={remove} input={{ id }} onDone={() => navigate(factoryPaths.list())} />
  ) : (
    <AskDialog {...dialog} act={change} input={{ id, version, state: act === 'close' ? 'closed' : 'active' }} />
  );
};
