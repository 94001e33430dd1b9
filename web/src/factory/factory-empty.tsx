import { Factory, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../kit/ui/button.tsx';
import { Notice } from '../kit/ui/notice.tsx';
import { factoryPaths } from './factory.paths.ts';

/** No factories at all, or a page number beyond the last one. */
export const FactoryEmpty = ({ isPastTheEnd, children }: { isPastTheEnd: boolean; children: ReactNode }) => {
  const { t } = useTranslation('factory');
  if (isPastTheEnd) {
    return (
      <Notice icon={SearchX} title={t('noResults.title')} text={t('noResults.text')}>
        <LinkButton to={factoryPaths.list()}>{t('noResults.first')}</LinkButton>
      </Notice>
    );
  }
  return (
    <Notice icon={Factory} title={t('empty.title')} text={t('empty.text')}>
      {children}
    </Notice>
  );
};
