import { ApiError, type ReviewSeries } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useUser } from '../../../account/account.queries.ts';
import { DraftNote } from '../../../factory/form/draft-note.tsx';
import { resolverOf } from '../../../kit/form/checked-form.ts';
import { FormActions, FormBody } from '../../../kit/form/form-layout.tsx';
import { useKeptForm } from '../../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { showProblems } from '../../../kit/form/refusal.ts';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { todayInKorea } from '../../../kit/format/today.ts';
import { useNames } from '../../../kit/language/use-names.ts';
import { RecordSubpage } from '../../../kit/record/record-page.tsx';
import { Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { reviewQueries } from '../../review.queries.ts';
import { type AskFields, askProblems, askRefusal } from '../ask-fields.ts';
import { AskSections } from '../ask-sections.tsx';
import { fieldsOf, updateInputOf } from './plan-fields.ts';
import { useUpdateSeries } from './series.queries.ts';
import { useSeriesWords } from './series-words.ts';

/** Changes what later requests of a series ask, until when, and of whom. */
export const EditSeriesPage = () => {
  const { t } = useTranslation('series');
  const { id = '' } = useParams();
  const words = useSeriesWords();
  const series = useSuspenseQuery(reviewQueries.oneSeries(id)).data;
  return (
    <RecordSubpage
      places={[{ label: words.title(series), to: reviewPaths.oneSeries(id) }]}
      title={t('edit.title')}
      lead={t('edit.lead')}
    >
      <EditForm key={id} series={series} />
    </RecordSubpage>
  );
};

const EditForm = ({ series }: { series: ReviewSeries }) => {
  const { t } = useTranslation('series');
  const { t: tDeclaration } = useTranslation('declaration');
  const { nameOf } = useNames();
  const navigate = useNavigate();
  const client = useQueryClient();
  const update = useUpdateSeries();
  const today = todayInKorea();
  // The version that this form began with: a later one is a colleague's.
  const [version, setVersion] = useState(series.version);
  const [late, setLate] = useState<AskFields>();
  const { id } = series;
  const form = useForm<AskFields>({
    resolver: resolverOf((fields) => askProblems(fields, today, false)),
    mode: 'onTouched',
    defaultValues: fieldsOf(series, nameOf, today),
    shouldFocusError: false,
  });
  const { element, guard, done, discard } = useKeptForm(form, `updateReviewSeries.${id}.${useUser().email}`);
  const send = (fields: AskFields, seen: number) =>
    update.mutate(updateInputOf(fields, { id, version: seen }), {
      onSuccess: () => {
        done();
        showToast({ kind: 'done', text: t('done.save') });
        navigate(reviewPaths.oneSeries(id));
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'review.series_changed') setLate(fields);
        else showProblems(form, askRefusal(error, fields.recipients));
      },
    });
  /** Goes on with the colleague's version: with its content, or with the own one on top of it. */
  const settle = async (keepsOwn: boolean) => {
    const theirs = await client.fetchQuery({ ...reviewQueries.oneSeries(id), staleTime: 0 });
    setVersion(theirs.version);
    setLate(undefined);
    if (keepsOwn && late) send(late, theirs.version);
    else discard(fieldsOf(theirs, nameOf, today));
  };
  return (
    <FormProvider {...form}>
      <FormBody ref={element} onSubmit={form.handleSubmit((fields) => send(fields, version))} noValidate>
        <AskSections passedOn={undefined} companyId="" today={today} series={series} />
        <FormActions>
          <DraftNote />
          <LinkButton look="ghost" to={reviewPaths.oneSeries(id)}>
            {tDeclaration('cancel')}
          </LinkButton>
          <Button type="submit" look="solid" isPending={update.isPending} onMouseDown={stayInField}>
            {t('edit.save')}
          </Button>
        </FormActions>
      </FormBody>
      {late && (
        <Modal
          title={t('edit.late.title')}
          text={t('edit.late.text')}
          actions={
            <>
              <Button onClick={() => settle(false)}>{t('edit.late.theirs')}</Button>
              <Button look="solid" isPending={update.isPending} onClick={() => settle(true)}>
                {t('edit.late.mine')}
              </Button>
            </>
          }
          onClose={() => setLate(undefined)}
        />
      )}
      <LeaveGuard {...guard} />
    </FormProvider>
  );
};
