import { useTranslation } from 'react-i18next';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';

export const DefinitionListExample = () => {
  const { t } = useTranslation('showcase');
  const items = [
    { label: t('data.definition.name'), value: '울산 1공장 (도금)' },
    { label: t('data.definition.number'), value: '123-45-67890' },
    { label: t('data.definition.address'), value: t('data.path.long') },
    { label: t('data.definition.area'), value: '12,345 ㎡' },
    { label: t('data.definition.phone'), value: '' },
    { label: t('data.definition.contact'), value: 'شركة النور (HK)' },
  ];
  return <DefinitionList items={items} />;
};
