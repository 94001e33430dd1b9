import '../../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queryClient } from '../../../kit/api/query-client.ts';
import { countryName } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { PageTitle } from '../../../kit/ui/page/page-title.tsx';
import card from '../../auth-card.module.css';
import styles from '../sign-up.module.css';
import { StepHeading } from '../step-heading.tsx';
import { type AbroadAccount, AbroadForm } from './form.tsx';

/**
 * Signs up a company outside Korea, which has no ten-digit business number. Provides the query client, as `SignUpPage`
 * does.
 */
export const SignUpAbroadPage = () => {
  const { t } = useTranslation('signup');
  const [account, setAccount] = useState<AbroadAccount>();
  const title = t('abroad.title');
  return (
    <QueryClientProvider client={queryClient}>
      <div className={card.wizard}>
        <PageTitle>{title}</PageTitle>
        <div className={card.head}>
          <h1>{title}</h1>
          {!account && (
            <p className={card.lead}>
              {t('abroad.lead')} <Link to={accountPaths.signUp()}>{t('abroad.toKorea')}</Link>
            </p>
          )}
        </div>
        {account ? <Done account={account} /> : <AbroadForm onDone={setAccount} />}
      </div>
    </QueryClientProvider>
  );
};

const Done = ({ account }: { account: AbroadAccount }) => {
  const { t } = useTranslation(['signup', 'auth']);
  const { tag } = useLanguage();
  // The value differs from the step "done", so the heading takes the focus.
  const shown = useRef<string>('form');
  const { name, email, country, company_name, registration_number } = account;
  return (
    <div className={`${styles.done} ${card.last}`}>
      <StepHeading step="done" shown={shown} title={t('done.title')} lead={t('done.check')} />
      <dl className={styles.facts}>
        <dt>{t('name')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{t('auth:email')}</dt>
        <dd>{email}</dd>
        <dt>{t('abroad.company_name')}</dt>
        <dd>
          <bdi>{company_name}</bdi> ({countryName(country, tag)})
        </dd>
        <dt>{t('abroad.registration_number')}</dt>
        <dd>
          <bdi>{registration_number}</bdi>
        </dd>
      </dl>
      <p className={styles.mail}>
        <MailCheck size={20} aria-hidden />
        <span>{t('done.mail', { email })}</span>
      </p>
      <LinkButton to={accountPaths.signIn()} look="solid" size="large" isBlock>
        {t('done.signIn')}
      </LinkButton>
    </div>
  );
};
