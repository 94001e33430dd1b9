import type { Setup } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { MailDialog } from './mail-dialog.tsx';
import { SetupPart, type SetupStatus } from './part.tsx';
import { useClearSetup, useDeclineSetup, useSendTestMail } from './setup.queries.ts';

type Mail = Setup['mail'];

export const MailPart = ({ mail, isDemo }: { mail: Mail; isDemo: boolean }) => {
  const { t } = useTranslation('setup');
  const [isOpen, setOpen] = useState(false);
  const clear = useClearSetup();
  const decline = useDeclineSetup();
  const isSet = mail.host !== '';
  const status = isDemo && !isSet ? 'declined' : statusOf(mail);
  const canChange = mail.source !== 'environment' && !isDemo;
  const { version } = mail;
  const setDeclined = (isDeclined: boolean) => decline.mutate({ item: 'mail', isDeclined, version });
  const buttons = (canChange || (isSet && !isDemo)) && (
    <>
      {canChange && (
        <Button look={isSet ? 'outlined' : 'solid'} onClick={() => setOpen(true)}>
          {t(isSet ? 'mail.change' : 'mail.set')}
        </Button>
      )}
      {isSet && !isDemo && <TestMail />}
      {canChange && mail.source === 'stored' && (
        <Button look="ghost" isPending={clear.isPending} onClick={() => clear.mutate({ item: 'mail', version })}>
          {t('clear')}
        </Button>
      )}
      {canChange && !isSet && (
        <Button look="ghost" isPending={decline.isPending} onClick={() => setDeclined(!mail.isDeclined)}>
          {t(mail.isDeclined ? 'mail.undecline' : 'mail.decline')}
        </Button>
      )}
    </>
  );
  return (
    <SetupPart title={t('mail.title')} status={status} text={t(isSet ? 'mail.text' : 'mail.without')} buttons={buttons}>
      {mail.source === 'environment' && <Note>{t('environment', { name: 'SMTP_URL, MAIL_FROM' })}</Note>}
      {isSet && <MailFacts mail={mail} />}
      {isOpen && <MailDialog mail={mail} onClose={() => setOpen(false)} />}
    </SetupPart>
  );
};

const statusOf = ({ source, isDeclined, isUnreadable }: Mail): SetupStatus => {
  if (source === 'environment') return 'environment';
  if (isUnreadable) return 'unreadable';
  if (source === 'stored') return 'set';
  return isDeclined ? 'declined' : 'missing';
};

const MailFacts = ({ mail }: { mail: Mail }) => {
  const { t } = useTranslation('setup');
  const { host, port, security, user, hasPassword, senderName, senderAddress } = mail;
  return (
    <DefinitionList
      items={[
        { label: t('mail.host'), value: `${host}:${port ?? ''}` },
        { label: t('mail.security'), value: t(`mail.securities.${security}`) },
        { label: t('mail.user'), value: user },
        { label: t('mail.password'), value: hasPassword ? t('kept') : '' },
        { label: t('mail.sender'), value: senderName ? `${senderName} <${senderAddress}>` : senderAddress },
      ]}
    />
  );
};

/** Sends a test mail to the current operator. The mail server's answer stays visible. */
const TestMail = () => {
  const { t } = useTranslation('setup');
  const { mutate, data, isPending } = useSendTestMail();
  const send = () =>
    mutate(undefined, {
      onSuccess: ({ isSent, to }) => isSent && showToast({ kind: 'done', text: t('mail.tested', { email: to }) }),
    });
  return (
    <>
      <Button isPending={isPending} onClick={send}>
        {t('mail.test')}
      </Button>
      {data && (
        <Note role="status">
          {data.isSent ? t('mail.tested', { email: data.to }) : t('mail.refused', { why: data.why })}
        </Note>
      )}
    </>
  );
};
