import { DECLARATION_KINDS, type ReviewRequest } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { DraftNote } from '../../factory/form/draft-note.tsx';
import { resolverOf } from '../../kit/form/checked-form.ts';
import { FormActions, FormBody } from '../../kit/form/form-layout.tsx';
import { useKeptForm } from '../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { showProblems } from '../../kit/form/refusal.ts';
import { stayInField } from '../../kit/form/stay-in-field.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { RecordSubpage } from '../../kit/record/record-page.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useFormChoices } from '../record/form/use-form-choices.ts';
import { reviewQueries } from '../review.queries.ts';
import { type AskFields, askInputOf, askProblems, askRefusal, startOf } from './ask-fields.ts';
import { AskSections } from './ask-sections.tsx';
import { useAskForDeclarations } from './request.queries.ts';
import { planOf, seriesInputOf } from './series/plan-fields.ts';
import { useStartSeries } from './series/series.queries.ts';
import { StartDialog } from './series/start-dialog.tsx';

const ASKED = `${reviewPaths.requests()}?side=asked`;

/** Requests a declaration from suppliers, or passes on a customer's request. */
export const AskPage = () => {
  const { t } = useTranslation('declaration');
  const [search] = useSearchParams();
  const passedOnId = search.get('forward') ?? '';
  const { data } = useQuery({ ...reviewQueries.request(passedOnId), enabled: passedOnId !== '' });
  const back = passedOnId
    ? { label: t('requests.side.received'), to: reviewPaths.request(passedOnId) }
    : { label: t('requests.side.asked'), to: ASKED };
  return (
    <RecordSubpage
      places={[back]}
      title={t(passedOnId ? 'forward.act' : 'ask.title')}
      lead={t(passedOnId ? 'forward.lead' : 'ask.lead')}
    >
      {passedOnId !== '' && !data ? <Skeleton shape="text" /> : <AskForm passedOn={data} back={back.to} />}
    </RecordSubpage>
  );
};

const AskForm = ({ passedOn, back }: { passedOn: ReviewRequest | undefined; back: string }) => {
  const { t } = useTranslation('declaration');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const ask = useAskForDeclarations();
  const start = useStartSeries();
  const [checked, setChecked] = useState<AskFields>();
  const today = todayInKorea();
  const given = search.get('form');
  const chosen = useFormChoices().find(({ id }) => id === given)?.id ?? '';
  const { t: tSeries } = useTranslation('series');
  const kind = DECLARATION_KINDS.find((known) => known === search.get('kind'));
  const draft = `askForDeclarations.${passedOn?.id ?? (chosen || (kind ?? ''))}.${useUser().email}`;
  const form = useForm<AskFields>({
    resolver: resolverOf((fields) => askProblems(fields, today, passedOn !== undefined)),
    mode: 'onTouched',
    defaultValues: {
      ...startOf(today, passedOn, { form: chosen, kind }),
      ...(!passedOn && planOf(search.get('every'), today)),
    },
    shouldFocusError: false,
  });
  const every = useWatch({ control: form.control, name: 'every' });
  const { element, guard, done } = useKeptForm(form, draft);
  const startSeries = (fields: AskFields) =>
    start.mutate(seriesInputOf(fields), {
      onSuccess: ({ id }) => {
        done();
        showToast({ kind: 'done', text: tSeries('plan.started') });
        navigate(reviewPaths.oneSeries(id));
      },
      onError: (error) => showProblems(form, askRefusal(error, fields.recipients)),
      onSettled: () => setChecked(undefined),
    });
  const send = (fields: AskFields) =>
    ask.mutate(askInputOf(fields, passedOn?.id ?? null), {
      onSuccess: ({ ids }) => {
        done();
        showToast({ kind: 'done', text: t('ask.sent', { count: ids.length }) });
        const [only] = ids;
        navigate(ids.length === 1 && only ? reviewPaths.request(only) : ASKED);
      },
      onError: (error) => showProblems(form, askRefusal(error, fields.recipients)),
      onSettled: () => setChecked(undefined),
    });
  return (
    <FormProvider {...form}>
      <FormBody ref={element} onSubmit={form.handleSubmit(setChecked)} noValidate>
        <AskSections passedOn={passedOn} companyId={search.get('company') ?? ''} today={today} />
        <FormActions>
          <DraftNote />
          <LinkButton look="ghost" to={back}>
            {t('cancel')}
          </LinkButton>
          <Button type="submit" look="solid" onMouseDown={stayInField}>
            {every ? tSeries('plan.submit') : t('ask.submit')}
          </Button>
        </FormActions>
      </FormBody>
      {checked?.every && (
        <StartDialog
          fields={checked}
          today={today}
          isPending={start.isPending}
          onConfirm={() => startSeries(checked)}
          onClose={() => setChecked(undefined)}
        />
      )}
      {checked && !checked.every && (
        <ConfirmDialog
          title={t('ask.summary', { count: checked.recipients.length })}
          text={t('ask.summaryText')}
          confirm={t('ask.send', { count: checked.recipients.length })}
          isPending={ask.isPending}
          onConfirm={() => send(checked)}
          onClose={() => setChecked(undefined)}
        />
      )}
      <LeaveGuard {...guard} />
    </FormProvider>
  );
};
