import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import { BellOff, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';

/** Shown if there is no notice yet, or none that matches the filter. */
export const NoticeEmpty = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTranslation('notice');
  if (!isFiltered) return <EmptyState icon={BellOff} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState icon={SearchX} title={t('noResults.title')} text={t('noResults.text')}>
      <LinkButton to={noticePaths.list()}>{t('filter.clear')}</LinkButton>
    </EmptyState>
  );
};
