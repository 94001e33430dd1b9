import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../kit/ui/navigation/tabs.tsx';
import styles from './choices.module.css';

export const TabsExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('choices.tabs.label')}
        tabs={[
          { id: 'basic', label: t('choices.tabs.basic'), content: t('choices.tabs.basicText') },
          { id: 'process', label: t('choices.tabs.process'), count: 4, content: t('choices.tabs.processText') },
          {
            id: 'certificates',
            label: t('choices.tabs.certificates'),
            count: 12,
            content: t('choices.tabs.certificatesText'),
          },
          { id: 'history', label: t('choices.tabs.history'), disabled: true, content: null },
        ]}
      />
    </div>
  );
};
