import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import styles from '../../kit/record/record-layout.module.css';
import { useDetailLists } from './detail-lists.ts';
import { useFactory } from './use-factory.ts';

/** Shows processes, people and areas. */
export const OperationTab = () => {
  const { t } = useTranslation('factory');
  const { making, people, place } = useDetailLists(useFactory());
  return (
    <div className={styles.sections}>
      <DetailSection title={t('form.making')} items={making} />
      <DetailSection title={t('label.headcount')} items={people} />
      <DetailSection title={t('form.areas')} items={place} />
    </div>
  );
};
