import { useTranslation } from 'react-i18next';
import { Note } from '../../kit/ui/section/section.tsx';
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
        {!can.manage && <Note>{t('members.readOnly')}</Note>}
        <MemberTable />
      </section>
      {can.manage && <InvitationSection />}
    </div>
  );
};
