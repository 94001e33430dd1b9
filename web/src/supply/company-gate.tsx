import { ApiError } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { Building2, MailWarning, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../account/account.queries.ts';
import { type OutsideObstacle, useOutsideObstacle } from '../account/outside-obstacle.ts';
import { LinkButton } from '../kit/ui/button/button.tsx';
import { EmptyState } from '../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../kit/ui/state/error-state.tsx';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';

/** Shows its children to suppliers only: an operator has no supply chain, so nothing is queried for them. */
export const CompanyGate = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('tier');
  if (useUser().role === 'supplier') return children;
  return <EmptyState icon={Building2} title={t('gate.operatorTitle')} text={t('gate.operatorText')} />;
};

/** Shows the obstacle instead of its children while the server would refuse queries about other companies. */
export const OutsideGate = ({ children }: { children: ReactNode }) => {
  const { isKnown, obstacle, isError, refetch } = useOutsideObstacle();
  if (isError) return <ErrorState onRetry={refetch} />;
  if (!isKnown) return <Skeleton shape="text" lines={2} />;
  return obstacle ? <Waiting on={obstacle} /> : children;
};

const WAITING: Partial<Record<string, OutsideObstacle>> = {
  'company.not_verified': 'company',
  'company.email_unconfirmed': 'email',
};

/** Returns whether the server refused because of the size of the chain; one product has a smaller one. */
export const isTooMuch = (error: unknown) => error instanceof ApiError && error.code === 'server.too_much';

const ChooseProduct = () => {
  const { t } = useTranslation('tier');
  return (
    <LinkButton look="solid" to={productPaths.list()}>
      {t('gate.chooseProduct')}
    </LinkButton>
  );
};

/** Explains why data of other companies cannot be shown, and links to the page that solves it. */
export const TierTrouble = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const obstacle = error instanceof ApiError ? WAITING[error.code] : undefined;
  if (obstacle) return <Waiting on={obstacle} />;
  return (
    <ErrorState error={error} onRetry={onRetry}>
      {isTooMuch(error) && <ChooseProduct />}
    </ErrorState>
  );
};

const PLACES = { company: companyPaths.verification(), email: accountPaths.profile() };

const Waiting = ({ on }: { on: OutsideObstacle }) => {
  const { t } = useTranslation('tier');
  return (
    <EmptyState
      icon={on === 'company' ? ShieldCheck : MailWarning}
      title={t(`gate.wait.${on}.title`)}
      text={t(`gate.wait.${on}.text`)}
    >
      <LinkButton look="solid" to={PLACES[on]}>
        {t(`gate.wait.${on}.link`)}
      </LinkButton>
    </EmptyState>
  );
};
