import { useTranslation } from 'react-i18next';
import { Page } from '../kit/ui/page.tsx';
import { useUser } from './account.queries.ts';
import styles from './profile-page.module.css';

/** 123-45-67890 */
const grouped = (businessNumber: string) => businessNumber.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');

export const ProfilePage = () => {
  const { t } = useTranslation(['auth', 'shell']);
  const { name, email, role, businessNumber } = useUser();
  return (
    <Page title={t('auth:profile.title')} lead={t('auth:profile.inWork')} isForm>
      <dl className={styles.facts}>
        <dt>{t('auth:profile.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('auth:email')}</dt>
        <dd>{email}</dd>
        <dt>{t('auth:profile.role')}</dt>
        <dd>{t(`shell:role.${role}`)}</dd>
        {businessNumber && (
          <>
            <dt>{t('auth:profile.businessNumber')}</dt>
            <dd>{grouped(businessNumber)}</dd>
          </>
        )}
      </dl>
    </Page>
  );
};
