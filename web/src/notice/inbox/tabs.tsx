import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../kit/ui/navigation/tab-links.tsx';

export const NoticeTabs = () => {
  const { t } = useTranslation('notice');
  const tabs = [
    { to: noticePaths.list(), label: t('list'), isEnd: true },
    { to: noticePaths.settings(), label: t('settings') },
  ];
  return <TabLinks label={t('parts')} tabs={tabs} />;
};
