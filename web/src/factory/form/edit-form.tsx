import { ApiError, type Factory, type FactoryDetails } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { FORM_SECTIONS, type FormSection, factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { FormBody } from '../../kit/form/form-layout.tsx';
import { BarExtra, FormBar, FormSections, RestoredDraft } from '../../kit/form/form-sections.tsx';
import { useKeptForm } from '../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { stayInField } from '../../kit/form/stay-in-field.ts';
import { usePlaceFocus } from '../../kit/form/use-place-focus.ts';
import type { Choice, Sides } from '../../kit/record/merge.ts';
import { mergedOf, putMerged } from '../../kit/record/merge.ts';
import { useWayBack } from '../../kit/record/way-back.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { evidenceQueries } from '../evidence/evidence.queries.ts';
import { EvidenceSection } from '../evidence/section.tsx';
import { useReadSides, useUpdateFactory } from '../record/record.queries.ts';
import { MarksChanges } from './bound-inputs.tsx';
import { ChangeCount } from './changes.tsx';
import { FactoryConflict } from './conflict.tsx';
import { DraftNote } from './draft-note.tsx';
import { type FactoryFormFields, fieldsOf, MERGED_FIELDS } from './fields.ts';
import { NextSection, PreviousSection } from './next-section.tsx';
import { firstSectionOf } from './progress.ts';
import { FactoryFormRail } from './rail.tsx';
import { factoryResolver, PROBLEM_MESSAGES } from './resolver.ts';
import { FactorySection, StepPlace } from './section.tsx';
import { OpenSection } from './sections.tsx';

type FactoryEditFormProps = { factory: Factory; section: FormSection };

/** Edits a factory. If two people save at once, the second compares both values of each field, so nothing is lost. */
export const FactoryEditForm = ({ factory, section }: FactoryEditFormProps) => {
  const { t } = useTranslation('factory');
  const { id } = factory;
  const formId = useId();
  const navigate = useNavigate();
  const update = useUpdateFactory();
  const read = useReadSides();
  const evidence = useSuspenseQuery(evidenceQueries.list(id)).data.total;
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
  const { element, isDirty, isRestored, discard, guard, done } = useKeptForm(form, draft, undefined, section);
  usePlaceFocus();
  const facts = useMemo(() => ({ ...factory.facts, state: factory.state }), [factory.facts, factory.state]);
  const { back = factoryPaths.detail(id), keep } = useWayBack();
  const pathOf = (to: FormSection) => keep(factoryPagePaths.edit(id, to));
  const openErrors = (fields: string[]) => {
    const first = firstSectionOf(fields);
    if (first && first !== section) navigate(pathOf(first));
  };

  const finish = () => {
    done();
    showToast({ kind: 'done', text: t('saved') });
    navigate(back);
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
    if (isLate) return compare(details, version);
    showRefusal(form, error, PROBLEM_MESSAGES);
    if (error instanceof ApiError) openErrors(Object.keys(error.fields));
  };
  const submit = form.handleSubmit(
    (details) => {
      const version = form.getValues('version');
      update.mutate(
        { ...details, id, version },
        { onSuccess: finish, onError: (error) => refuse(error, details, version) },
      );
    },
    (errors) => openErrors(Object.keys(errors)),
  );
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
      <FormSections
        rail={
          <FactoryFormRail
            facts={facts}
            sections={FORM_SECTIONS}
            current={section}
            pathOf={pathOf}
            evidence={evidence}
            score={factory.completeness}
          />
        }
        bar={
          <FormBar
            note={
              <>
                <DraftNote />
                <ChangeCount />
              </>
            }
          >
            <BarExtra>
              <LinkButton look="ghost" to={back}>
                {t('cancel')}
              </LinkButton>
            </BarExtra>
            <PreviousSection sections={FORM_SECTIONS} current={section} pathOf={pathOf} />
            <NextSection sections={FORM_SECTIONS} current={section} pathOf={pathOf} />
            <Button
              type="submit"
              form={formId}
              look="solid"
              onMouseDown={stayInField}
              isPending={isPending}
              disabled={!isDirty}
            >
              {t('save')}
            </Button>
          </FormBar>
        }
      >
        {isRestored && isDirty && <RestoredDraft onDiscard={() => discard(start)} />}
        <FormBody ref={element} id={formId} onSubmit={submit} noValidate>
          <MarksChanges value>{section !== 'evidence' && <OpenSection section={section} />}</MarksChanges>
        </FormBody>
        {/* Evidence is stored at once and is not part of the form. */}
        {section === 'evidence' && (
          <FactorySection section="evidence">
            <StepPlace step="evidence">
              <EvidenceSection factoryId={id} canEdit />
            </StepPlace>
          </FactorySection>
        )}
      </FormSections>
      {sides && (
        <FactoryConflict sides={sides} isPending={isPending} onSettle={settle} onClose={() => setSides(undefined)} />
      )}
      <LeaveGuard {...guard} within={factoryPagePaths.edit(id)} />
    </FormProvider>
  );
};
