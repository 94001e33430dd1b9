import type { VerificationCase } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Shortcuts } from '../../../kit/record/shortcuts.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Buttons } from '../../../kit/ui/section/section.tsx';
import { useReleaseCase, useTakeCase } from '../verification.queries.ts';

export type CaseAct = 'verify' | 'correct' | 'reject' | 'join';

const VERIFY = { claim: 'desk.verify', join: 'desk.letIn', identity: 'desk.accept' } as const;

type CaseActionsProps = { one: VerificationCase; onAct: (act: CaseAct) => void };

/** Buttons and keys for the acts that the case allows now. The first is the one that ends most cases. */
export const CaseActions = ({ one, onAct }: CaseActionsProps) => {
  const { t } = useTranslation('verification');
  const take = useTakeCase();
  const release = useReleaseCase();
  const { id, version, can, reviewer } = one;
  const isHeld = reviewer !== null && !reviewer.isMe;
  const shortcut = (letter: string, act: CaseAct, isPossible: boolean) => ({
    letter,
    label: t(act === 'verify' ? VERIFY[one.kind] : `desk.${act}`),
    run: isPossible ? () => onAct(act) : undefined,
  });
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
      <Shortcuts
        shortcuts={[
          shortcut('v', 'verify', can.verify),
          shortcut('c', 'correct', can.decide),
          shortcut('r', 'reject', can.decide),
          shortcut('j', 'join', can.join),
        ]}
      />
    </Buttons>
  );
};
