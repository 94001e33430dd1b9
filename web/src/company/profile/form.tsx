import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, type Company, companyInput } from '@ieum/contract';
import { useCallback, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { baseOf, dropDraft, useDraft } from '../../kit/form/draft.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { ConflictDialog } from '../../kit/record/conflict-dialog.tsx';
import { type Choice, conflictOf, mergedOf, putMerged, type Sides } from '../../kit/record/merge.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { RequiredMarks } from '../../kit/ui/field/field-marks.ts';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import styles from '../company.module.css';
import { useReadCompany, useUpdateCompany } from '../company.queries.ts';
import { type CompanyFields, type CompanyInput, FIELDS, fieldsOf } from './fields.ts';
import { CompanyInputs } from './inputs.tsx';
import { useCompanyWords } from './words.ts';

const MESSAGES = { 'openedOn.future': 'company:problem.openedInFuture' };

/**
 * Edits the company's profile. If two people save at once, the second compares both values of each field, so nothing is
 * lost.
 */
export const CompanyForm = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company');
  const words = useCompanyWords();
  const update = useUpdateCompany();
  const read = useReadCompany();
  const draft = `updateCompany.${company.memberId}`;
  // The values when the form opened: newer data that arrives meanwhile must not change the typed text.
  const [start] = useState(() => fieldsOf(company));
  const [sides, setSides] = useState<Sides<CompanyFields>>();
  const form = useForm<CompanyFields, unknown, CompanyInput>({
    resolver: zodResolver(companyInput),
    mode: 'onTouched',
    defaultValues: start,
    shouldFocusError: false,
  });
  const { isDirty, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, submitCount);
  useDraft(form, draft);
  const hasChanges = useCallback(() => isDirty, [isDirty]);

  const finish = (saved: CompanyFields) => {
    form.reset(saved);
    dropDraft(draft);
    showToast({ kind: 'done', text: t('saved') });
  };
  const compare = (input: CompanyInput) =>
    read.mutate(undefined, {
      onSuccess: (stored) => setSides({ base: baseOf(form), mine: fieldsOf(input), theirs: fieldsOf(stored) }),
    });
  const refuse = (error: Error, input: CompanyInput) => {
    const isLate = error instanceof ApiError && error.code === 'company.changed_meanwhile';
    if (isLate) compare(input);
    else showRefusal(form, error, MESSAGES);
  };
  const submit = form.handleSubmit((input) =>
    update.mutate(input, {
      onSuccess: (saved) => finish(fieldsOf(saved)),
      onError: (error) => refuse(error, input),
    }),
  );
  const settle = (choices: Record<string, Choice>) => {
    if (!sides) return;
    const merged = mergedOf(FIELDS, sides, choices);
    setSides(undefined);
    if (putMerged(form, merged, sides.theirs)) submit();
    else finish(merged);
  };
  const isPending = update.isPending || read.isPending;

  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <RequiredMarks value>
          <CompanyInputs company={company} />
        </RequiredMarks>
        <div className={styles.actions}>
          <Button type="submit" look="solid" isPending={isPending} disabled={!isDirty}>
            {t('save')}
          </Button>
        </div>
      </form>
      {sides && (
        <ConflictDialog
          {...conflictOf(FIELDS, sides, words)}
          isPending={isPending}
          onSettle={settle}
          onClose={() => setSides(undefined)}
        />
      )}
      <LeaveGuard hasChanges={hasChanges} onLeave={() => dropDraft(draft)} />
    </FormProvider>
  );
};
