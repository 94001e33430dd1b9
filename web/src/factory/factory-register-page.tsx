import { zodResolver } from '@hookform/resolvers/zod';
import { type FactoryInput, factoryInput } from '@ieum/contract';
import { useCallback, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountPaths } from '../account/account.paths.ts';
import { useUser } from '../account/account.queries.ts';
import { dropDraft, useDraft } from '../kit/form/draft.ts';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { showRefusal } from '../kit/form/refusal.ts';
import { Button, LinkButton } from '../kit/ui/button.tsx';
import { Page } from '../kit/ui/page.tsx';
import { showToast } from '../kit/ui/toasts.ts';
import { factoryPaths } from './factory.paths.ts';
import { useRegisterFactory } from './factory.queries.ts';
import styles from './factory-form.module.css';
import { type FactoryFields, FactoryInputs } from './factory-inputs.tsx';

const EMPTY: FactoryFields = { name: '', nameEnglish: '', country: 'KR' };
const MESSAGES = { 'name.taken': 'factory:problem.nameTaken' };

const isSignIn = (pathname: string) => pathname === accountPaths.signIn();

export const FactoryRegisterPage = () => {
  const { t } = useTranslation('factory');
  const navigate = useNavigate();
  const register = useRegisterFactory();
  const draft = `registerFactory.${useUser().email}`;
  const form = useForm<FactoryFields, unknown, FactoryInput>({
    resolver: zodResolver(factoryInput),
    defaultValues: EMPTY,
  });
  // Read here, so that the form keeps count of it.
  const { isDirty } = form.formState;
  const isSaved = useRef(false);
  const hasChanges = useCallback(() => isDirty && !isSaved.current, [isDirty]);
  useDraft(form, draft);

  const finish = () => {
    isSaved.current = true;
    dropDraft(draft);
    showToast({ kind: 'done', text: t('registered') });
    navigate(factoryPaths.list());
  };
  const submit = form.handleSubmit((input) =>
    register.mutate(input, { onSuccess: finish, onError: (error) => showRefusal(form, error, MESSAGES) }),
  );

  return (
    <Page title={t('register')} lead={t('registerLead')} isForm>
      <FormProvider {...form}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <FactoryInputs />
          <div className={styles.actions}>
            <LinkButton to={factoryPaths.list()}>{t('cancel')}</LinkButton>
            <Button type="submit" look="solid" isPending={register.isPending}>
              {t('register')}
            </Button>
          </div>
        </form>
      </FormProvider>
      <LeaveGuard hasChanges={hasChanges} isFree={isSignIn} onLeave={() => dropDraft(draft)} />
    </Page>
  );
};
