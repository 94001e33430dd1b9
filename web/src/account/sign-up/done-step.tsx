import { groupedBusinessNumber } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { useUnsentMailText } from '../../kit/use-kept-mail.ts';
import card from '../auth-card.module.css';
import type { NewAccount } from './agreement-step.tsx';
import styles from './sign-up.module.css';
import { type ShownStep, StepHeading } from './step-heading.tsx';

/** Step 3: what was registered, and a link to sign-in. */
export const DoneStep = ({ account, shown }: { account: NewAccount; shown: ShownStep }) => {
  const { t } = useTranslation(['signup', 'auth']);
  const { name, email, business_number } = account;
  const kept = useUnsentMailText();
  return (
    <div className={`${styles.done} ${card.last}`}>
      <StepHeading step="done" shown={shown} title={t('done.title')} lead={t('done.check')} />
      {/* `bdi`: a right-to-left name must not change the direction of the text around it. */}
      <dl className={styles.facts}>
        <dt>{t('name')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{t('auth:email')}</dt>
        <dd>{email}</dd>
        <dt>{t('businessNumber')}</dt>
        <dd>{groupedBusinessNumber(business_number)}</dd>
      </dl>
      <p className={styles.mail}>
        <MailCheck size={20} aria-hidden />
        <span>{kept?.('confirm') ?? t('done.mail', { email })}</span>
      </p>
      <LinkButton to={accountPaths.signIn()} look="solid" size="large" isBlock>
        {t('done.signIn')}
      </LinkButton>
    </div>
  );
};
