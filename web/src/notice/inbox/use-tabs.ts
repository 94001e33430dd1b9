import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import { useTranslation } from 'react-i18next';

export const useNoticeTabs = () => {
  const { t } = useTranslation('notice');
  return [
    { to: noticePaths.list(), label: t('list'), isEnd: true },
    { to: noticePaths.settings(), label: t('settings') },
  ];
};
