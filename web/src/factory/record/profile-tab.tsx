import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import styles from '../../kit/record/record-layout.module.css';
import { EvidenceSection } from '../evidence/section.tsx';
import { useDetailLists } from './detail-lists.ts';
import { useFactory } from './use-factory.ts';

/** Shows identity, location, codes and evidence. */
export const ProfileTab = () => {
  const { t } = useTranslation('factory');
  const factory = useFactory();
  const { identity, location, codes } = useDetailLists(factory);
  return (
    <div className={styles.sections}>
      <DetailSection title={t('section.identity.title')} items={identity} />
      <DetailSection title={t('section.location.title')} items={location} />
      <DetailSection title={t('section.codes.title')} items={codes} />
      <DetailSection title={t('section.evidence.title')}>
        <EvidenceSection factoryId={factory.id} canEdit={factory.can.edit} />
      </DetailSection>
    </div>
  );
};
