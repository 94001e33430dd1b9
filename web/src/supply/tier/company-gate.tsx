import { ApiError } from '@ieum/contract';
import { Building2, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';
import { companyPaths } from '../../company/company.paths.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { ErrorState } from '../../kit/ui/error-state.tsx';

/** An operator has no supply chain: nothing is asked for in their name. */
export const CompanyGate = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('tier');
  if (useUser().role === 'supplier') return children;
  return <EmptyState icon={Building2} title={t('gate.operatorTitle')} text={t('gate.operatorText')} />;
};

const WAITING = ['company.not_verified', 'company.email_unconfirmed'];

/** Why nothing of other companies can be seen, and what to do about it. */
export const TierTrouble = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('tier');
  if (!(error instanceof ApiError && WAITING.includes(error.code))) return <ErrorState onRetry={onRetry} />;
  return (
    <EmptyState icon={ShieldCheck} title={t('gate.verifyTitle')} text={t('gate.verifyText')}>
      <LinkButton look="solid" to={companyPaths.profile()}>
        {t('gate.verifyLink')}
      </LinkButton>
    </EmptyState>
  );
};
