import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { RecordSections } from '../../kit/record/record-page.tsx';
import { useDetailLists } from './detail-lists.ts';
import { useFactory } from './use-factory.ts';

/** Shows processes, people and areas. */
export const OperationTab = () => {
  const { t } = useTranslation('factory');
  const { production, people, place } = useDetailLists(useFactory());
  return (
    <RecordSections>
      <DetailSection title={t('form.production')} items={production} />
      <DetailSection title={t('label.headcount')} items={people} />
      <DetailSection title={t('form.areas')} items={place} />
    </RecordSections>
  );
};
