import type { Factory } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { CircleCheck, CirclePlay, CircleStop, Ellipsis, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useStillTrue } from './confirmation.tsx';
import { useChangeFactoryState, useRemoveFactory } from './record.queries.ts';

/** Acts besides editing. Acts that others would notice are confirmed first. */
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
      <LinkButton to={factoryPagePaths.print(id)}>
        <Printer size={16} aria-hidden />
        {t('print.open')}
      </LinkButton>
      {can.edit && (
        <Menu
          placement="bottom end"
          trigger={
            <IconButton look="outlined" size="medium" label={t('act.menu', { name })}>
              <Ellipsis size={16} aria-hidden />
            </IconButton>
          }
        >
          {state === 'active' && (
            <MenuItem icon={CircleCheck} label={t('stillTrue.confirm')} onAction={stillTrue.send} />
          )}
          <MenuItem icon={STATE_ICONS[act]} label={t(`act.${act}.start`)} onAction={() => setChosenAct(act)} />
          {state === 'draft' && (
            <MenuItem
              icon={Trash2}
              label={t('act.remove.start')}
              isDestructive
              onAction={() => setChosenAct('remove')}
            />
          )}
        </Menu>
      )}
      {chosenAct && <ActDialog act={chosenAct} factory={factory} onClose={() => setChosenAct(undefined)} />}
    </>
  );
};

type ActDialogProps = { act: Act; factory: Factory; onClose: () => void };

const ActDialog = ({ act, factory, onClose }: ActDialogProps) => {
  const { t } = useTranslation('factory');
  const navigate = useNavigate();
  const change = useChangeFactoryState();
  const remove = useRemoveFactory();
  const { id, version, name } = factory;
  const done = () => {
    showToast({ kind: 'done', text: t(`act.${act}.done`) });
    onClose();
    if (act === 'remove') navigate(factoryPaths.list());
  };
  const how = { onSuccess: done, onError: onClose };
  const run = () => {
    if (act === 'remove') remove.mutate({ id }, how);
    else change.mutate({ id, version, state: act === 'close' ? 'closed' : 'active' }, how);
  };
  return (
    <ConfirmDialog
      title={t(`act.${act}.question`, { name })}
      text={t(`act.${act}.text`)}
      confirm={t(`act.${act}.start`)}
      isPending={change.isPending || remove.isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
};
