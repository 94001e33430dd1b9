import { useTranslation } from 'react-i18next';
import styles from '../company.module.css';
import { useCompany } from '../use-company.ts';
import { InvitationSection } from './invitation-section.tsx';
import { MemberTable } from './member-table.tsx';
import { RequestSection } from './request-section.tsx';

/** Shows join requests, members and invitations. The requests come first, because an owner has to decide them. */
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
