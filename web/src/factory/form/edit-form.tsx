import { ApiError, type Factory, type FactoryDetails } from '@ieum/contract';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { FormActions, FormBody, FormLayout } from '../../kit/form/form-layout.tsx';
import { useKeptForm } from '../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { stayInField } from '../../kit/form/stay-in-field.ts';
import type { Choice, Sides } from '../../kit/record/merge.ts';
import { mergedOf, putMerged } from '../../kit/record/merge.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { EvidenceSection } from '../evidence/section.tsx';
import { useReadSides, useUpdateFactory } from '../record/record.queries.ts';
import { FormAside } from './aside.tsx';
import { FactoryConflict } from './conflict.tsx';
import { DraftNote } from './draft-note.tsx';
import { type FactoryFormFields, fieldsOf, MERGED_FIELDS } from './fields.ts';
import { factoryResolver, PROBLEM_MESSAGES } from './resolver.ts';
import { FactorySection, StepPlace } from './section.tsx';
import { FactorySections, FirstInputs } from './sections.tsx';
import { usePlaceFocus } from './use-place-focus.ts';

/** Edits a factory. If two people save at once, the second compares both values of each field, so nothing is lost. */
export const FactoryEditForm = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const { id } = factory;
  const navigate = useNavigate();
  const update = useUpdateFactory();
  const read = useReadSides();
  const [sides, setSides] = useState<Sides<FactoryFormFields>>();
  const draft = `updateFactory.${id}.${useUser().email}`;
  // The values when the form opened: newer data that arrives meanwhile must not change the typed text.
  const [start] = useState(() => fieldsOf(factory, factory.version));
  const form = useForm<FactoryFormFields, unknown, FactoryDetails>({
    resolver: factoryResolver,
    mode: 'onTouched',
    defaultValues: start,
    shouldFocusError: false,
  });
  const { element, isDirty, guard, done } = useKeptForm(form, draft);
  usePlaceFocus();
  const facts = useMemo(() => ({ ...factory.facts, state: factory.state }), [factory.facts, factory.state]);

  const finish = () => {
    done();
    showToast({ kind: 'done', text: t('saved') });
    navigate(factoryPagePaths.part(id, 'profile'));
  };
  /** Compares with the version that the draft started from. The history has its values, even after a reload. */
  const compare = (details: FactoryDetails, version: number) =>
    read.mutate(
      { id, version },
      {
        onSuccess: ({ theirs, base }) =>
          setSides({
            base: fieldsOf(base, version),
            mine: fieldsOf(details, version),
            theirs: fieldsOf(theirs, theirs.version),
          }),
      },
    );
  const refuse = (error: Error, details: FactoryDetails, version: number) => {
    const isLate = error instanceof ApiError && error.code === 'factory.changed_meanwhile';
    if (isLate) compare(details, version);
    else showRefusal(form, error, PROBLEM_MESSAGES);
  };
  const submit = form.handleSubmit((details) => {
    const version = form.getValues('version');
    update.mutate(
      { ...details, id, version },
      { onSuccess: finish, onError: (error) => refuse(error, details, version) },
    );
  });
  const settle = (choices: Record<string, Choice>) => {
    if (!sides) return;
    const merged = mergedOf(MERGED_FIELDS, sides, choices);
    setSides(undefined);
    if (putMerged(form, merged, sides.theirs)) submit();
    else finish();
  };
  const isPending = update.isPending || read.isPending;

  return (
    <FormProvider {...form}>
      <FormLayout isLong>
        <FormAside facts={facts} />
        <FormBody as="div">
          <FormBody ref={element} onSubmit={submit} noValidate>
            <FactorySections first={<FirstInputs />} />
            <FormActions>
              <DraftNote />
              <LinkButton look="ghost" to={factoryPagePaths.part(id, 'profile')}>
                {t('cancel')}
              </LinkButton>
              <Button type="submit" look="solid" onMouseDown={stayInField} isPending={isPending} disabled={!isDirty}>
                {t('save')}
              </Button>
            </FormActions>
          </FormBody>
          {/* Evidence is stored at once and is not part of the form. */}
          <FactorySection section="evidence">
            <StepPlace step="evidence">
              <EvidenceSection factoryId={id} canEdit />
            </StepPlace>
          </FactorySection>
        </FormBody>
      </FormLayout>
      {sides && (
        <FactoryConflict sides={sides} isPending={isPending} onSettle={settle} onClose={() => setSides(undefined)} />
      )}
      <LeaveGuard {...guard} />
    </FormProvider>
  );
};
