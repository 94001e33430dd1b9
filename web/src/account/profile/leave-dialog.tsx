import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, leaveInput } from '@ieum/contract';
import { TriangleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { PASSWORD_MESSAGES } from '../new-password.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import styles from './profile.module.css';
import { useLeave } from './profile.queries.ts';

/** Asks for the password, then deletes the account. */
export const LeaveDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const leave = useLeave();
  const form = useForm({
    resolver: zodResolver(leaveInput),
    mode: 'onTouched',
    defaultValues: { password: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const obstacle = obstacleIn(leave.error);
  const submit = form.handleSubmit((input) =>
    leave.mutate(input, {
      onSuccess: () => showToast({ kind: 'done', text: t('leaving.left') }),
      onError: (error) => showRefusal(form, error, PASSWORD_MESSAGES),
    }),
  );
  return (
    <FormDialog
      title={t('leaving.question')}
      text={t('leaving.warning')}
      submit={t('leaving.leave')}
      isPending={leave.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <OwnPasswordField message={errors.password?.message} {...form.register('password')} />
      <div className={styles.obstacle} role="alert">
        {obstacle && <TriangleAlert size={20} aria-hidden />}
        {obstacle && <p>{t(`leaving.${obstacle}`)}</p>}
      </div>
    </FormDialog>
  );
};

/** The last owner of a company and the last operator of the portal cannot leave. */
const obstacleIn = (error: Error | null) => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'account.last_owner') return 'lastOwner';
  return error.code === 'account.last_admin' ? 'lastAdmin' : undefined;
};
