import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../kit/ui/navigation/breadcrumb.tsx';

export const BreadcrumbExample = () => {
  const { t } = useTranslation('showcase');
  const places = [
    { label: t('data.path.home'), to: '/' },
    { label: t('data.path.factories'), to: '/factory' },
  ];
  return <Breadcrumb places={places} current={t('data.path.long')} />;
};
