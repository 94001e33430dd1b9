import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { CloudOff, Lock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { statusOf, UnreachableError } from '../../kit/api/failure.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const ICONS = { denied: Lock, unreachable: CloudOff, unexpected: TriangleAlert } satisfies Record<string, LucideIcon>;

/** Shows a failed read (S8.6): what happened, what to do, and a button to try again. */
export const ErrorPage = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  const { isRetrying, retry } = useRetry(error);
  const kind = kindOf(error);
  if (kind === 'notFound') return <NotFoundPage />;

  return (
    <>
      <PageTitle>{t(`failed.${kind}.title`)}</PageTitle>
      <Notice heading="h1" icon={ICONS[kind]} title={t(`failed.${kind}.title`)} text={t(`failed.${kind}.text`)}>
        {kind !== 'denied' && (
          <Button look="solid" onClick={retry} isPending={isRetrying}>
            {t('retry')}
          </Button>
        )}
        <LinkButton to={dashboardPaths.home()}>{t('toHome')}</LinkButton>
      </Notice>
    </>
  );
};

const isFromCall = (error: unknown) => statusOf(error) !== undefined || error instanceof UnreachableError;

const kindOf = (error: unknown) => {
  const status = statusOf(error);
  if (status === 404) return 'notFound';
  if (status === 403) return 'denied';
  return error instanceof UnreachableError ? 'unreachable' : 'unexpected';
};

const useRetry = (error: unknown) => {
  const navigate = useNavigate();
  const location = useLocation();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    // An error in the page itself, or a file that a newer version has replaced: only a reload helps.
    if (!isFromCall(error)) return window.location.reload();
    setRetrying(true);
    const { forgetFailedReads } = await import('../../kit/api/query-client.ts');
    forgetFailedReads();
    // Not `revalidate`: a quick response leaves the error boundary as it is. A new visit to the same address always
    // clears it.
    await navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    setRetrying(false);
  };
  return { isRetrying, retry };
};
