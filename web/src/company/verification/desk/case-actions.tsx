import type { VerificationCase } from '@ieum/contract';
import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import { Buttons } from '../../../kit/ui/section/section.tsx';
import { useReleaseCase, useTakeCase } from '../verification.queries.ts';

export type CaseAct = 'verify' | 'correct' | 'reject' | 'join' | 'keys';

const VERIFY = { claim: 'desk.verify', join: 'desk.letIn', identity: 'desk.accept' } as const;

type CaseActionsProps = { one: VerificationCase; onAct: (act: CaseAct) => void };

/** Buttons for the acts that the case allows now. The first is the one that ends most cases. */
export const CaseActions = ({ one, onAct }: CaseActionsProps) => {
  const { t } = useTranslation('verification');
  const take = useTakeCase();
  const release = useReleaseCase();
  const { id, version, can, reviewer } = one;
  const isHeld = reviewer !== null && !reviewer.isMe;
  return (
    <Buttons role="toolbar" aria-label={t('desk.actions')}>
      {can.verify && (
        <Button look="solid" onClick={() => onAct('verify')}>
          {t(VERIFY[one.kind])}
        </Button>
      )}
      {can.join && (
        <Button look="solid" onClick={() => onAct('join')}>
          {t('desk.join')}
        </Button>
      )}
      {can.decide && (
        <>
          <Button onClick={() => onAct('correct')}>{t('desk.correct')}</Button>
          <Button onClick={() => onAct('reject')}>{t('desk.reject')}</Button>
        </>
      )}
      {can.take && (
        <Button
          look={isHeld ? 'solid' : 'outlined'}
          onClick={() => take.mutate({ id, version, isTakeover: isHeld })}
          isPending={take.isPending}
        >
          {t(isHeld ? 'desk.takeOver' : 'desk.take')}
        </Button>
      )}
      {reviewer?.isMe && (
        <Button look="ghost" onClick={() => release.mutate({ id, version })} isPending={release.isPending}>
          {t('desk.release')}
        </Button>
      )}
      <IconButton label={t('desk.keys')} size="medium" onClick={() => onAct('keys')}>
        <Keyboard size={20} aria-hidden />
      </IconButton>
    </Buttons>
  );
};
