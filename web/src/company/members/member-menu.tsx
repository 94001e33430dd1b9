import type { Member } from '@ieum/contract';
import { Ban, Crown, EllipsisVertical, LockOpen, UserCog, UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../kit/ui/popover/menu.tsx';

export type Act = 'role' | 'disable' | 'enable' | 'passOn' | 'remove';
export type MemberActRequest = { act: Act; member: Member };

/** Lists an owner's acts on a member. For the owner's own row only the role can change: the rest is leaving. */
export const MemberMenu = ({ member, onAsk }: { member: Member; onAsk: (request: MemberActRequest) => void }) => {
  const { t } = useTranslation('company');
  const { name, state, isMe } = member;
  const ask = (act: Act) => () => onAsk({ act, member });
  const trigger = (
    <IconButton label={t('members.actsOf', { name })}>
      <EllipsisVertical size={20} aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} placement="bottom end">
      <MenuItem icon={UserCog} label={t('act.role.start')} onAction={ask('role')} />
      {!isMe && state === 'active' && <MenuItem icon={Crown} label={t('act.passOn.start')} onAction={ask('passOn')} />}
      {!isMe && state === 'active' && <MenuItem icon={Ban} label={t('act.disable.start')} onAction={ask('disable')} />}
      {state === 'disabled' && <MenuItem icon={LockOpen} label={t('act.enable.start')} onAction={ask('enable')} />}
      {!isMe && <MenuLine />}
      {!isMe && <MenuItem icon={UserMinus} label={t('act.remove.start')} isDestructive onAction={ask('remove')} />}
    </Menu>
  );
};
