import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { useTranslation } from 'react-i18next';

export const COMPANY_PARTS = [
  { to: companyPaths.profile(), part: 'profile', isEnd: true },
  { to: companyPaths.members(), part: 'members', isEnd: false },
  { to: companyPaths.verification(), part: 'verification', isEnd: false },
] as const;

export const useCompanyTabs = () => {
  const { t } = useTranslation('company');
  return COMPANY_PARTS.map(({ to, part, isEnd }) => ({ to, isEnd, label: t(`part.${part}`) }));
};
