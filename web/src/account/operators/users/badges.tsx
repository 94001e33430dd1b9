import type { UserRow } from '@ieum/contract';
import { Lock, MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Badges } from '../../../kit/ui/section/section.tsx';

const TONES = { active: 'good', disabled: 'bad', left: 'neutral' } as const;

/** Badges for an account's state and for what keeps its owner out. */
export const UserBadges = ({ state, isLocked, isEmailConfirmed }: UserRow) => {
  const { t } = useTranslation('admin');
  return (
    <Badges>
      <Badge tone={TONES[state]}>{t(`userState.${state}`)}</Badge>
      {isLocked && (
        <Badge tone="warn" icon={Lock}>
          {t('user.locked')}
        </Badge>
      )}
      {state === 'active' && !isEmailConfirmed && (
        <Badge tone="warn" icon={MailWarning}>
          {t('user.unconfirmed')}
        </Badge>
      )}
    </Badges>
  );
};
