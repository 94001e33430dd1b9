import { Archive, Factory, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { factoryPaths } from '../factory.paths.ts';
import { addressOf, type FactoryAddress } from './address.ts';

/** No factories at all: what this place is for, and the first step. */
export const FactoryEmpty = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('factory');
  return (
    <Notice icon={Factory} title={t('empty.title')} text={t('empty.text')}>
      {children}
    </Notice>
  );
};

/** Nothing is in use any more; what was is one step away. */
export const OnlyClosed = () => {
  const { t } = useTranslation('factory');
  return (
    <Notice heading="p" icon={Archive} title={t('list.onlyClosed.title')} text={t('list.onlyClosed.text')}>
      <LinkButton to={`${factoryPaths.list()}?state=closed`}>{t('list.onlyClosed.show')}</LinkButton>
    </Notice>
  );
};

/** A page number beyond the last one, from an old address or after many were closed. */
export const PastTheEnd = ({ address: { list, view, map } }: { address: FactoryAddress }) => {
  const { t } = useTranslation('factory');
  return (
    <Notice heading="p" icon={SearchX} title={t('noResults.title')} text={t('noResults.text')}>
      <LinkButton to={addressOf({ list: { ...list, page: 1 }, view, map })}>{t('noResults.first')}</LinkButton>
    </Notice>
  );
};
