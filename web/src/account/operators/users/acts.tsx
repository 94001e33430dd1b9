import type { User } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../kit/ui/button/button.tsx';
import { AskDialog } from '../../../kit/ui/dialog/ask-dialog.tsx';
import { Buttons, Note, TitledSection } from '../../../kit/ui/section/section.tsx';
import { type UserAct, useUserAct } from '../operator.queries.ts';
import { ShowLinkDialog } from './show-link-dialog.tsx';

const ACTS = ['reset', 'confirmEmail', 'enable', 'disable', 'makeAdmin', 'removeAdmin'] as const;

/** Buttons for the acts on an account. Each act is explained and confirmed before it runs. */
export const UserActs = ({ user }: { user: User }) => {
  const { t } = useTranslation('admin');
  const [chosenAct, setChosenAct] = useState<UserAct>();
  const [isShowing, setShowing] = useState(false);
  const canShow = user.can.showLinks.length > 0;
  const possible = ACTS.filter((act) => user.can[act]);
  return (
    <TitledSection title={t('act.title')}>
      {user.isSelf && <Note>{t('act.self')}</Note>}
      {possible.length === 0 && !canShow && !user.isSelf && <Note>{t('act.none')}</Note>}
      <Buttons>
        {possible.map((act) => (
          <Button key={act} onClick={() => setChosenAct(act)}>
            {t(`act.${act}.button`)}
          </Button>
        ))}
        {canShow && <Button onClick={() => setShowing(true)}>{t('showLink.button')}</Button>}
      </Buttons>
      {isShowing && <ShowLinkDialog user={user} onClose={() => setShowing(false)} />}
      {chosenAct && <UserActDialog act={chosenAct} user={user} onClose={() => setChosenAct(undefined)} />}
    </TitledSection>
  );
};

type UserActDialogProps = { act: UserAct; user: User; onClose: () => void };

export const UserActDialog = ({ act, user, onClose }: UserActDialogProps) => {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const words = { name: user.name, email: user.email };
  return (
    <AskDialog
      title={t(`act.${act}.question`, words)}
      text={t(`act.${act}.text`, words)}
      submit={t(`act.${act}.button`)}
      done={t(`act.${act}.done`, words)}
      act={useUserAct(act)}
      input={user.id}
      onDone={() => act === 'removeAdmin' && navigate(operatorPaths.users())}
      onClose={onClose}
    />
  );
};
