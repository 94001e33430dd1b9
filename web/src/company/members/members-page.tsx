import { useTranslation } from 'react-i18next';
import styles from '../company.module.css';
import { useCompany } from '../use-company.ts';
import { InvitationSection } from './invitation-section.tsx';
import { MemberTable } from './member-table.tsx';
import { RequestSection } from './request-section.tsx';

/** Who asks, who is here, who was asked: what waits for an owner stands first. */
export const MembersPage = () => {
  const { t } = useTranslation('company');
  const { can } = useCompany();
  return (
    <div className={styles.sections}>
      {can.manage && <RequestSection />}
      <section className={styles.section}>
        <h2>{t('members.title')}</h2>
        {!can.manage && <p className={styles.note}>{t('members.readOnly')}</p>}
        <MemberTable />
      </section>
      {can.manage && <InvitationSection />}
    </div>
  );
};
