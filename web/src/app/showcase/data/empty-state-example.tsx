import { Factory } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';

export const EmptyStateExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <EmptyState heading="p" icon={Factory} title={t('data.empty.title')} text={t('data.empty.text')}>
      <LinkButton look="solid" to="/factory/new">
        {t('data.empty.action')}
      </LinkButton>
    </EmptyState>
  );
};
