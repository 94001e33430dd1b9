import { ApiError } from '@ieum/contract';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../kit/ui/button/button.tsx';
import { EmptyState } from '../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../kit/ui/state/error-state.tsx';

/** Explains a failed load: the product of an old address may be gone, and a person without a company has no figures. */
export const DashboardError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('dashboard');
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'request.not_found')
    return (
      <EmptyState icon={PackageX} title={t('gone.title')} text={t('gone.text')}>
        <LinkButton look="solid" to={dashboardPaths.dashboard()}>
          {t('gone.link')}
        </LinkButton>
      </EmptyState>
    );
  if (code === 'access.denied') return <EmptyState title={t('outside.title')} text={t('outside.text')} />;
  return (
    <ErrorState error={error} onRetry={onRetry}>
      {code === 'server.too_much' && (
        <LinkButton look="solid" to={productPaths.list()}>
          {t('chooseProduct')}
        </LinkButton>
      )}
    </ErrorState>
  );
};
