import { ApiError, type Factory, type FactoryDetails } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { companyQueries } from '../../company/company.queries.ts';
import { FormActions, FormBody, FormLayout, FormMore, FormPart } from '../../kit/form/form-layout.tsx';
import { useKeptForm } from '../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { stayInField } from '../../kit/form/stay-in-field.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useRegisterFactory } from '../factory.queries.ts';
import { useReadFactory } from '../record/record.queries.ts';
import { FormAside } from './aside.tsx';
import { DraftNote } from './draft-note.tsx';
import { type FactoryFormFields, NEW_FACTORY } from './fields.ts';
import { LookAlikeDialog } from './look-alike-dialog.tsx';
import { factoryResolver, PROBLEM_MESSAGES } from './resolver.ts';
import { FORM_SECTIONS } from './section.tsx';
import { FactorySections, FirstInputs } from './sections.tsx';

const NO_FACTS = {
  state: 'active',
  hasValidCertificate: false,
  hasExpiredCertificate: false,
  hasEvidence: false,
} as const;
/** No evidence section: evidence needs a stored factory. */
const SECTIONS = FORM_SECTIONS.filter((section) => section !== 'evidence');
const WHOLE = 'whole';

type State = 'active' | 'draft';
type Alike = { factory: Factory; details: FactoryDetails; state: State };

/** Registers a factory. Name and country are enough, and the rest can follow later. */
export const FactoryRegisterPage = () => {
  const { t } = useTranslation('factory');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isWhole = search.has(WHOLE);
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
  const { element, guard, done } = useKeptForm(form, draft);

  const finish = ({ id }: Factory) => {
    done();
    showToast({ kind: 'done', text: t('registered') });
    navigate(factoryPagePaths.part(id, 'profile'));
  };
  const refuse = (error: Error, details: FactoryDetails, state: State) => {
    const isAlike = error instanceof ApiError && error.code === 'factory.looks_alike';
    if (!isAlike) return showRefusal(form, error, PROBLEM_MESSAGES);
    read.mutate(error.fields.id ?? '', { onSuccess: (factory) => setAlike({ factory, details, state }) });
  };
  const send = (details: FactoryDetails, state: State, isNew = false) =>
    register.mutate(
      { ...details, state, isNew },
      { onSuccess: finish, onError: (error) => refuse(error, details, state) },
    );
  const submitAs = (state: State) => form.handleSubmit((details) => send(details, state));
  const isPending = register.isPending || read.isPending;

  return (
    <Page title={t('register')} lead={t('registerLead')}>
      <FormProvider {...form}>
        <FormLayout isLong hasAside={isWhole}>
          {isWhole && <FormAside facts={NO_FACTS} sections={SECTIONS} />}
          <FormBody ref={element} onSubmit={submitAs('active')} noValidate>
            {isWhole ? (
              <FactorySections first={<FirstInputs />} />
            ) : (
              <>
                <FormPart>
                  <FirstInputs />
                </FormPart>
                <FormMore>
                  <p>{t('form.moreLead')}</p>
                  <Button size="small" onClick={() => setSearch({ [WHOLE]: '' }, { replace: true })}>
                    {t('form.more')}
                  </Button>
                </FormMore>
              </>
            )}
            <FormActions>
              <DraftNote />
              <LinkButton look="ghost" to={factoryPaths.list()}>
                {t('cancel')}
              </LinkButton>
              <Button onClick={submitAs('draft')} isPending={isPending}>
                {t('form.saveDraft')}
              </Button>
              <Button type="submit" look="solid" onMouseDown={stayInField} isPending={isPending}>
                {t('register')}
              </Button>
            </FormActions>
          </FormBody>
        </FormLayout>
      </FormProvider>
      {alike && (
        <LookAlikeDialog
          other={alike.factory}
          isPending={register.isPending}
          onAnyway={() => send(alike.details, alike.state, true)}
          onClose={() => setAlike(undefined)}
        />
      )}
      <LeaveGuard {...guard} />
    </Page>
  );
};

/** Returns the country of the company, which the loader has cached: most factories are there. */
const useOwnCountry = () => {
  const membership = useQueryClient().getQueryData(companyQueries.membership().queryKey);
  return membership?.company?.country || NEW_FACTORY.country;
};
