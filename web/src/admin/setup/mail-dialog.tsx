import { zodResolver } from '@hookform/resolvers/zod';
import { MAIL_SECURITIES, mailServerInput, type Setup } from '@ieum/contract';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useSetMailServer } from './setup.queries.ts';

/** The port is a text field, typed without separators. */
const port = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/);
const mailForm = mailServerInput.omit({ version: true }).extend({ port }).required();
type MailForm = z.input<typeof mailForm>;

const { Text, Select } = boundInputs<MailForm>();
const MESSAGES = { 'password.missing': 'setup:problem.passwordMissing' };
const USUAL_PORT = '587';

/** Sets the mail server. An empty password keeps the stored one, which is never shown. */
export const MailDialog = ({ mail, onClose }: { mail: Setup['mail']; onClose: () => void }) => {
  const { t } = useTranslation('setup');
  const set = useSetMailServer();
  const isSenderGiven = mail.senderSource === 'environment';
  const form = useForm<MailForm, unknown, z.output<typeof mailForm>>({
    resolver: zodResolver(mailForm),
    mode: 'onTouched',
    defaultValues: {
      host: mail.host,
      port: mail.port === null ? USUAL_PORT : String(mail.port),
      security: mail.security,
      user: mail.user,
      password: '',
      senderName: mail.senderName,
      senderAddress: mail.senderAddress,
    },
    shouldFocusError: false,
  });
  const submit = form.handleSubmit((typed) =>
    set.mutate(
      { ...typed, port: Number(typed.port), version: mail.version },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('mail.saved') });
          onClose();
        },
        onError: (error) => showRefusal(form, error, MESSAGES),
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        size="medium"
        title={t('mail.title')}
        text={t('mail.dialogText')}
        submit={t('save')}
        isPending={set.isPending}
        attempts={form.formState.submitCount}
        onSubmit={submit}
        onClose={onClose}
      >
        <Text name="host" label={t('mail.host')} help={t('mail.hostHelp')} />
        <Text name="port" label={t('mail.port')} inputMode="numeric" />
        <Select
          name="security"
          label={t('mail.security')}
          options={MAIL_SECURITIES.map((value) => ({ value, label: t(`mail.securities.${value}`) }))}
        />
        <Text name="user" label={t('mail.user')} isOptional />
        <Text
          name="password"
          type="password"
          label={t('mail.password')}
          help={t(mail.hasPassword ? 'mail.passwordKept' : 'mail.passwordHelp')}
          autoComplete="new-password"
          isOptional
        />
        <Text name="senderName" label={t('mail.senderName')} disabled={isSenderGiven} isOptional />
        <Text
          name="senderAddress"
          type="email"
          label={t('mail.senderAddress')}
          help={isSenderGiven ? t('environment', { name: 'MAIL_FROM' }) : t('mail.senderHelp')}
          disabled={isSenderGiven}
        />
      </FormDialog>
    </FormProvider>
  );
};
