import { ScrollText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';

type LogEmptyProps = { isFiltered: boolean; what: 'none' | 'noAccess'; onClear: () => void };

export const LogEmpty = ({ isFiltered, what, onClear }: LogEmptyProps) => {
  const { t } = useTranslation('audit');
  if (!isFiltered) return <EmptyState icon={ScrollText} title={t(`${what}.title`)} text={t(`${what}.text`)} />;
  return (
    <EmptyState icon={SearchX} title={t('empty.title')} text={t('empty.text')}>
      <Button onClick={onClear}>{t('clear')}</Button>
    </EmptyState>
  );
};
