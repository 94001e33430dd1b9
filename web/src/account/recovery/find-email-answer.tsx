import type { accountContract, Output } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { MailCheck, MailWarning, SearchX, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useUnsentMailText } from '../../kit/use-kept-mail.ts';
import authCard from '../auth-card.module.css';
import { FindCodeForm } from './find-code-form.tsx';
import { Outcome } from './outcome.tsx';
import styles from './recovery.module.css';
import { SignUpHint } from './sign-up-hint.tsx';

type FindEmailAnswerProps = Output<typeof accountContract.findEmail> & { onAgain: () => void };

/**
 * Shows the result of the search. The server decides how much it reveals (mode): hit and miss look alike wherever
 * possible.
 */
export const FindEmailAnswer = ({ mode, emails, request, onAgain }: FindEmailAnswerProps) => {
  const [proven, setProven] = useState<string[]>();
  if (mode === 'mail') return <SentAnswer onAgain={onAgain} />;
  if (mode === 'code' && !proven) return <FindCodeForm request={request} onFound={setProven} onAgain={onAgain} />;
  return <EmailList emails={proven ?? emails} onAgain={onAgain} />;
};

const EmailList = ({ emails, onAgain }: { emails: string[]; onAgain: () => void }) => {
  const { t } = useTranslation(['recovery', 'auth']);
  const kept = useUnsentMailText();
  if (emails.length === 0) {
    return (
      <Outcome icon={SearchX} title={t('recovery:findEmail.none.title')} text={t('recovery:findEmail.none.text')}>
        <div className={styles.actions}>
          <Button look="solid" size="large" isBlock onClick={onAgain}>
            {t('recovery:findEmail.again')}
          </Button>
          <SignUpHint />
        </div>
      </Outcome>
    );
  }
  return (
    <Outcome
      icon={UserRoundCheck}
      title={t('recovery:findEmail.found.title')}
      text={t(kept ? 'recovery:findEmail.found.textKept' : 'recovery:findEmail.found.text')}
    >
      <ul className={styles.emails}>
        {emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      <div className={classNames(styles.actions, authCard.last)}>
        <LinkButton look="solid" size="large" isBlock to={accountPaths.signIn()}>
          {t('recovery:toSignIn')}
        </LinkButton>
        <LinkButton size="large" isBlock to={accountPaths.findPassword()}>
          {t('auth:findPassword.title')}
        </LinkButton>
      </div>
    </Outcome>
  );
};

const SentAnswer = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTranslation(['recovery', 'common']);
  const kept = useUnsentMailText();
  return (
    <Outcome
      icon={kept ? MailWarning : MailCheck}
      title={kept ? t('common:keptMail.title') : t('findEmail.mail.title')}
      text={kept?.('find') ?? t('findEmail.mail.text')}
    >
      <div className={styles.actions}>
        <Button size="large" isBlock onClick={onAgain}>
          {t('findEmail.again')}
        </Button>
      </div>
    </Outcome>
  );
};
