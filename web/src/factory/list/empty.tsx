import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { Archive, Factory, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { addressOf, type FactoryAddress } from './address.ts';

/** Shown if there are no factories: explains the page and offers the first step. */
export const FactoryEmpty = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('factory');
  return (
    <Notice icon={Factory} title={t('empty.title')} text={t('empty.text')}>
      {children}
    </Notice>
  );
};

/** Shown if all factories are closed, with a link to them. */
export const OnlyClosed = () => {
  const { t } = useTranslation('factory');
  return (
    <Notice heading="p" icon={Archive} title={t('list.onlyClosed.title')} text={t('list.onlyClosed.text')}>
      <LinkButton to={`${factoryPaths.list()}?state=closed`}>{t('list.onlyClosed.show')}</LinkButton>
    </Notice>
  );
};

/** Shown for a page number beyond the last page, from an old address or after many factories were closed. */
export const PastTheEnd = ({ address: { list, view, map } }: { address: FactoryAddress }) => {
  const { t } = useTranslation('factory');
  return (
    <Notice heading="p" icon={SearchX} title={t('noResults.title')} text={t('noResults.text')}>
      <LinkButton to={addressOf({ list: { ...list, page: 1 }, view, map })}>{t('noResults.first')}</LinkButton>
    </Notice>
  );
};
