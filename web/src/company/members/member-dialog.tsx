import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { useDisableMember, useEnableMember, usePassOnOwnership, useRemoveMember } from '../company.queries.ts';
import type { MemberActRequest } from './member-menu.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** Explains an act on a member and asks to confirm it. */
export const MemberDialog = ({ act, member, onClose }: MemberActRequest & { onClose: () => void }) => {
  const { t } = useTranslation('company');
  const acts = {
    disable: useDisableMember(),
    enable: useEnableMember(),
    passOn: usePassOnOwnership(),
    remove: useRemoveMember(),
  };
  if (act === 'role') return <RoleDialog member={member} onClose={onClose} />;
  const { id, name } = member;
  return (
    <AskDialog
      title={t(`act.${act}.question`, { name })}
      text={t(`act.${act}.text`)}
      submit={t(`act.${act}.start`)}
      done={t(`act.${act}.done`, { name })}
      act={acts[act]}
      input={{ id }}
      onClose={onClose}
    />
  );
};
