import { appPaths } from '@ieum/contract/app.paths.ts';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../kit/ui/navigation/tab-links.tsx';

export const TabLinksExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <TabLinks
      label={t('choices.tabs.links')}
      tabs={[
        { to: appPaths.uiComponents('choices'), label: t('choices.tabs.here') },
        { to: appPaths.privacy(), label: t('choices.tabs.privacy') },
      ]}
    />
  );
};
