import { ApiError, type Factory, type FactoryDetails } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { FORM_SECTIONS, type FormSection } from '@ieum/contract/factory/record/record.paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { companyQueries } from '../../company/company.queries.ts';
import { FormBody, FormMore, FormPart } from '../../kit/form/form-layout.tsx';
import { BarExtra, FormBar, FormSections, RestoredDraft } from '../../kit/form/form-sections.tsx';
import { useKeptForm } from '../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { stayInField } from '../../kit/form/stay-in-field.ts';
import { usePlaceFocus } from '../../kit/form/use-place-focus.ts';
import { RecordSubpage } from '../../kit/record/record-page.tsx';
import { useWayBack } from '../../kit/record/way-back.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useRegisterFactory } from '../factory.queries.ts';
import { useReadFactory } from '../record/record.queries.ts';
import { DraftNote } from './draft-note.tsx';
import { type FactoryFormFields, NEW_FACTORY } from './fields.ts';
import { LookAlikeDialog } from './look-alike-dialog.tsx';
import { NextSection, PreviousSection } from './next-section.tsx';
import { firstSectionOf } from './progress.ts';
import { FactoryFormRail } from './rail.tsx';
import { factoryResolver, PROBLEM_MESSAGES } from './resolver.ts';
import { FirstInputs, OpenSection } from './sections.tsx';

const NO_FACTS = {
  state: 'active',
  hasValidCertificate: false,
  hasExpiredCertificate: false,
  hasEvidence: false,
} as const;
/** No evidence section: evidence needs a stored factory. */
const SECTIONS = FORM_SECTIONS.filter((section) => section !== 'evidence');
const FIRST_FIELDS = ['name', 'nameEnglish', 'country'];
const sectionPath = (section: FormSection) => `${factoryPaths.register()}/${section}`;

type State = 'active' | 'draft';
type Alike = { factory: Factory; details: FactoryDetails; state: State };

/** Registers a factory. Name and country are enough, and the rest can follow later. */
export const FactoryRegisterPage = () => {
  const { t } = useTranslation('factory');
  const navigate = useNavigate();
  const formId = useId();
  const [search] = useSearchParams();
  const params = useParams();
  const section = SECTIONS.find((known) => known === params.section);
  const { back, keep } = useWayBack();
  const pathOf = (to: FormSection) => keep(sectionPath(to));
  const register = useRegisterFactory();
  const read = useReadFactory();
  const [alike, setAlike] = useState<Alike>();
  const draft = `registerFactory.${useUser().email}`;
  const form = useForm<FactoryFormFields, unknown, FactoryDetails>({
    resolver: factoryResolver,
    mode: 'onTouched',
    defaultValues: { ...NEW_FACTORY, country: useOwnCountry() },
    shouldFocusError: false,
  });
  const { element, guard, isDirty, isRestored, discard, done } = useKeptForm(form, draft, undefined, section);
  usePlaceFocus();
  const start = { ...NEW_FACTORY, country: useOwnCountry() };
  /** The short form has only the first fields: the others are in their sections. */
  const openErrors = (fields: string[]) => {
    const first = firstSectionOf(section ? fields : fields.filter((field) => !FIRST_FIELDS.includes(field)));
    if (first && first !== section) navigate(pathOf(first));
  };

  const finish = ({ id }: Factory) => {
    done();
    showToast({ kind: 'done', text: t('registered') });
    navigate(back ?? factoryPaths.detail(id));
  };
  const refuse = (error: Error, details: FactoryDetails, state: State) => {
    const isAlike = error instanceof ApiError && error.code === 'factory.looks_alike';
    if (!isAlike) {
      showRefusal(form, error, PROBLEM_MESSAGES);
      if (error instanceof ApiError) openErrors(Object.keys(error.fields));
      return;
    }
    read.mutate(error.fields.id ?? '', { onSuccess: (factory) => setAlike({ factory, details, state }) });
  };
  const send = (details: FactoryDetails, state: State, isNew = false) =>
    register.mutate(
      { ...details, state, isNew },
      { onSuccess: finish, onError: (error) => refuse(error, details, state) },
    );
  const submitAs = (state: State) =>
    form.handleSubmit(
      (details) => send(details, state),
      (errors) => openErrors(Object.keys(errors)),
    );
  const isPending = register.isPending || read.isPending;

  // Addresses of the whole form had this parameter before each section had its own.
  if (search.has('whole')) return <Navigate to={pathOf('identity')} replace />;

  const content = (
    <>
      {isRestored && isDirty && <RestoredDraft onDiscard={() => discard(start)} />}
      <FormBody ref={element} id={formId} onSubmit={submitAs('active')} noValidate>
        {section ? (
          <OpenSection section={section} />
        ) : (
          <>
            <FormPart>
              <FirstInputs />
            </FormPart>
            <FormMore>
              <p>{t('form.moreLead')}</p>
              <LinkButton size="small" to={pathOf('identity')}>
                {t('form.more')}
              </LinkButton>
            </FormMore>
          </>
        )}
      </FormBody>
    </>
  );
  const saveDraft = (
    <Button onClick={submitAs('draft')} isPending={isPending}>
      {t('form.saveDraft')}
    </Button>
  );
  const isLast = section === undefined || section === SECTIONS.at(-1);
  const bar = (
    <FormBar note={<DraftNote />}>
      <BarExtra>
        <LinkButton look="ghost" to={back ?? factoryPaths.list()}>
          {t('cancel')}
        </LinkButton>
      </BarExtra>
      {section ? <BarExtra>{saveDraft}</BarExtra> : saveDraft}
      {section && <PreviousSection sections={SECTIONS} current={section} pathOf={pathOf} />}
      <Button
        type="submit"
        form={formId}
        look={isLast ? 'solid' : 'outlined'}
        onMouseDown={stayInField}
        isPending={isPending}
      >
        {t('register')}
      </Button>
      {section && <NextSection look="solid" sections={SECTIONS} current={section} pathOf={pathOf} />}
    </FormBar>
  );
  return (
    <RecordSubpage
      places={[
        back === undefined ? { label: t('title'), to: factoryPaths.list() } : { label: t('backToAnswer'), to: back },
      ]}
      title={t('register')}
      lead={t('registerLead')}
    >
      <FormProvider {...form}>
        <FormSections
          rail={section && <FactoryFormRail facts={NO_FACTS} sections={SECTIONS} current={section} pathOf={pathOf} />}
          bar={bar}
        >
          {content}
        </FormSections>
      </FormProvider>
      {alike && (
        <LookAlikeDialog
          other={alike.factory}
          isPending={register.isPending}
          onAnyway={() => send(alike.details, alike.state, true)}
          onClose={() => setAlike(undefined)}
        />
      )}
      <LeaveGuard {...guard} within={factoryPaths.register()} />
    </RecordSubpage>
  );
};

/** Returns the country of the company, which the loader has cached: most factories are there. */
const useOwnCountry = () => {
  const membership = useQueryClient().getQueryData(companyQueries.membership().queryKey);
  return membership?.company?.country || NEW_FACTORY.country;
};
