import { ApiError, productionContract } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { DraftNote } from '../../factory/form/draft-note.tsx';
import { FormActions, FormBody } from '../../kit/form/form-layout.tsx';
import { useKeptForm } from '../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { RecordBanner, RecordFacts, RecordPage } from '../../kit/record/record-page.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useFlowWords } from '../flow-words.ts';
import { useSmallForm } from '../use-small-form.ts';
import { type MakingFields, makingFieldsOf, makingInputOf, makingProblems } from './fields.ts';
import { ProductionHistory } from './history.tsx';
import { ProductionInputs } from './inputs.tsx';
import { makingQueries, useRemoveMaking, useSaveMaking } from './production.queries.ts';

const keySchema = productionContract.getTransformation.input.strip();

/** Edits what a factory produced from what in a period. A new record is filled from the ledger and the bill. */
export const ProductionPage = () => {
  const [search] = useSearchParams();
  const key = keySchema.parse(Object.fromEntries(search));
  return <MakingForm key={Object.values(key).join(' ')} recordKey={key} />;
};

const MakingForm = ({ recordKey }: { recordKey: { factoryId: string; productId: string; period: string } }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const navigate = useNavigate();
  const making = useSuspenseQuery(makingQueries.one(recordKey)).data;
  const save = useSaveMaking();
  const [isLate, setLate] = useState(false);
  const draft = `making.${Object.values(recordKey).join('.')}.${useUser().email}`;
  const { form, refuse } = useSmallForm<MakingFields>(makingFieldsOf(making), makingProblems);
  const { element, guard, done } = useKeptForm(form, draft);
  const submit = form.handleSubmit((fields) =>
    save.mutate(
      { ...recordKey, ...makingInputOf(fields), version: making.version },
      {
        onSuccess: () => {
          done();
          showToast({ kind: 'done', text: t('making.saved') });
          navigate(flowPaths.making());
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'flow.making_changed') return setLate(true);
          refuse(error, (path) => path);
        },
      },
    ),
  );
  const reload = () => {
    form.reset(makingFieldsOf(making));
    setLate(false);
  };
  const title = t('making.title', { product: making.product.name });
  return (
    <RecordPage>
      <Breadcrumb places={[{ label: t('part.making'), to: flowPaths.making() }]} current={title} />
      <Page
        title={title}
        lead={[making.factory.name, words.period(making.period)].join(' · ')}
        action={<Remove id={making.id} canEdit={making.can.edit} />}
      >
        {making.id === null && <RecordFacts>{t('making.proposed')}</RecordFacts>}
        {isLate && (
          <RecordBanner role="alert">
            <TriangleAlert size={20} aria-hidden />
            <p>{t('making.late', { name: making.updatedBy })}</p>
            <Button size="small" onClick={reload}>
              {t('making.reload')}
            </Button>
          </RecordBanner>
        )}
        <FormProvider {...form}>
          <FormBody ref={element} onSubmit={submit} noValidate>
            <ProductionInputs making={making} />
            {making.can.edit && (
              <FormActions>
                <DraftNote />
                <Button type="submit" look="solid" isPending={save.isPending}>
                  {t(isLate ? 'making.overwrite' : 'making.save')}
                </Button>
              </FormActions>
            )}
          </FormBody>
          <LeaveGuard {...guard} />
        </FormProvider>
        {making.id !== null && <ProductionHistory making={making} of={recordKey} />}
      </Page>
    </RecordPage>
  );
};

const Remove = ({ id, canEdit }: { id: string | null; canEdit: boolean }) => {
  const { t } = useTranslation('flow');
  const navigate = useNavigate();
  const remove = useRemoveMaking();
  const [isAsking, setAsking] = useState(false);
  if (id === null || !canEdit) return null;
  const confirm = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('removed') });
          navigate(flowPaths.making());
        },
      },
    );
  return (
    <>
      <Button look="ghost" onClick={() => setAsking(true)}>
        {t('making.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('making.remove')}
          text={t('making.removeText')}
          confirm={t('making.removeConfirm')}
          isPending={remove.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
