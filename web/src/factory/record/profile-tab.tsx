import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { RecordSections } from '../../kit/record/record-page.tsx';
import { EvidenceSection } from '../evidence/section.tsx';
import { useDetailLists } from './detail-lists.ts';
import { useFactory } from './use-factory.ts';

/** Shows identity, location, codes and evidence. */
export const ProfileTab = () => {
  const { t } = useTranslation('factory');
  const factory = useFactory();
  const { identity, location, codes } = useDetailLists(factory);
  return (
    <RecordSections>
      <DetailSection title={t('section.identity.title')} items={identity} />
      <DetailSection title={t('section.location.title')} items={location} />
      <DetailSection title={t('section.codes.title')} items={codes} />
      <DetailSection title={t('section.evidence.title')}>
        <EvidenceSection factoryId={factory.id} canEdit={factory.can.edit} />
      </DetailSection>
    </RecordSections>
  );
};
