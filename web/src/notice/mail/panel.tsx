import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { statusOf } from '../../kit/api/failure.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { SidePanel } from '../../kit/ui/dialog/side-panel.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { outboxAddress } from './address.ts';
import { MailContent } from './content.tsx';
import { outboxQueries, useSendMailAgain } from './outbox.queries.ts';

export const MailPanel = () => {
  const { t } = useTranslation('outbox');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: mail, error, isFetching, refetch } = useQuery(outboxQueries.mail(id));
  const close = () =>
    navigate({ pathname: outboxPaths.list(), search: outboxAddress.searchOf(outboxAddress.read(search)).toString() });
  const send = useSendMailAgain();
  const done = () => showToast({ kind: 'done', text: t('mail.again') });
  const hasAction = mail?.can.sendAgain || send.isSuccess;
  const actions = hasAction && <SendAgain {...send} onSend={() => send.mutate({ id }, { onSuccess: done })} />;
  return (
    <SidePanel title={mail?.subject ?? t('title')} onClose={close} actions={actions}>
      {mail && <MailContent mail={mail} />}
      {!mail && !error && <Skeleton />}
      {error && isGone(error) && (
        <Notice icon={MailX} heading="p" title={t('mail.gone.title')} text={t('mail.gone.text')} />
      )}
      {error && !isGone(error) && <ErrorState heading="p" onRetry={() => refetch()} isRetrying={isFetching} />}
    </SidePanel>
  );
};

const NOT_FOUND = 404;
/** The server answers 400 to a malformed id. */
const INVALID = 400;

const isGone = (error: Error) => [NOT_FOUND, INVALID].includes(statusOf(error) ?? 0);

type SendAgainProps = Pick<ReturnType<typeof useSendMailAgain>, 'isPending' | 'isSuccess'> & { onSend: () => void };

/** Stays rendered after a click, because it has the focus. */
const SendAgain = ({ isPending, isSuccess, onSend }: SendAgainProps) => {
  const { t } = useTranslation('outbox');
  return (
    <Button look="solid" onClick={onSend} isPending={isPending} disabled={isSuccess} onDisabledClick={() => undefined}>
      {t('mail.sendAgain')}
    </Button>
  );
};
