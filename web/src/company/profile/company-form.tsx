import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, type Company, companyInput } from '@ieum/contract';
import { useCallback, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dropDraft, useDraft } from '../../kit/form/draft.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toasts.ts';
import styles from '../company.module.css';
import { isSignIn } from '../company.paths.ts';
import { useReadCompany, useUpdateCompany } from '../company.queries.ts';
import { type CompanyField, type CompanyFields, disputedFields, fieldsOf, merged } from './company-fields.ts';
import { CompanyInputs } from './company-inputs.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const MESSAGES = { 'openedOn.future': 'company:problem.openedInFuture' };

type Conflict = { mine: CompanyFields; theirs: CompanyFields; disputed: CompanyField[] };

/** What the company says of itself. Two may write at once: the second is shown both, and loses nothing. */
export const CompanyForm = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company');
  const update = useUpdateCompany();
  const read = useReadCompany();
  const draft = `updateCompany.${company.memberId}`;
  // What was there when the reader began; a newer one that arrives meanwhile must not change what is being typed.
  const [base, setBase] = useState(() => fieldsOf(company));
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<CompanyFields, unknown, CompanyFields>({
    resolver: zodResolver(companyInput),
    mode: 'onTouched',
    defaultValues: base,
    shouldFocusError: false,
  });
  const { isDirty, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, submitCount);
  useDraft(form, draft);
  const hasChanges = useCallback(() => isDirty, [isDirty]);

  const finish = (saved: Company) => {
    const fields = fieldsOf(saved);
    setBase(fields);
    form.reset(fields);
    dropDraft(draft);
    showToast({ kind: 'done', text: t('saved') });
  };
  const settle = (mine: CompanyFields, theirs: CompanyFields, keeps: CompanyField[]) => {
    const next = merged(base, mine, theirs, keeps);
    setBase(theirs);
    setConflict(undefined);
    form.reset(theirs);
    form.reset(next, { keepDefaultValues: true });
  };
  const compare = (mine: CompanyFields) =>
    read.mutate(undefined, {
      onSuccess: (stored) => {
        const theirs = fieldsOf(stored);
        const disputed = disputedFields(base, mine, theirs);
        if (disputed.length > 0) setConflict({ mine, theirs, disputed });
        else settle(mine, theirs, []);
      },
    });
  const refuse = (error: Error) => {
    const isLate = error instanceof ApiError && error.code === 'company.changed_meanwhile';
    if (isLate) compare(form.getValues());
    else showRefusal(form, error, MESSAGES);
  };
  const submit = form.handleSubmit((input) => update.mutate(input, { onSuccess: finish, onError: refuse }));

  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <CompanyInputs />
        <div className={styles.actions}>
          <Button type="submit" look="solid" isPending={update.isPending || read.isPending} disabled={!isDirty}>
            {t('save')}
          </Button>
        </div>
      </form>
      {conflict && (
        <ConflictDialog
          {...conflict}
          onMine={() => settle(conflict.mine, conflict.theirs, conflict.disputed)}
          onTheirs={() => settle(conflict.mine, conflict.theirs, [])}
        />
      )}
      <LeaveGuard hasChanges={hasChanges} isFree={isSignIn} onLeave={() => dropDraft(draft)} />
    </FormProvider>
  );
};
