import type { IdentityState } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../company.module.css';
import { useWithdrawIdentityChange } from '../company.queries.ts';
import { IdentityFacts } from './facts.tsx';
import { stateWord } from './states.ts';

type IdentityRequestProps = { request: NonNullable<IdentityState['request']>; canWithdraw: boolean };

/** Shows the last request and the operator's answer. */
export const IdentityRequest = ({ request, canWithdraw }: IdentityRequestProps) => {
  const { t } = useTranslation('company');
  const withdraw = useWithdrawIdentityChange();
  const [isAsking, setAsking] = useState(false);
  const { state, isWithdrawn, reason, corrections, change, version } = request;
  return (
    <section className={styles.section} aria-labelledby="identity-request">
      <h2 id="identity-request">{t('identity.asked')}</h2>
      <p role="status">{t(stateWord(request))}</p>
      {reason !== '' && <Note>{reason}</Note>}
      {corrections
        .filter(({ note }) => note !== '')
        .map(({ field, note }) => (
          <Note key={field}>{note}</Note>
        ))}
      {state !== 'verified' && !isWithdrawn && <IdentityFacts identity={change.after} />}
      {canWithdraw && (
        <div className={styles.actions}>
          <Button onClick={() => setAsking(true)}>{t('identity.withdraw')}</Button>
        </div>
      )}
      {isAsking && (
        <AskDialog
          title={t('identity.question')}
          text={t('identity.warning')}
          submit={t('identity.withdraw')}
          done={t('identity.withdrawn')}
          act={withdraw}
          input={{ version }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};
