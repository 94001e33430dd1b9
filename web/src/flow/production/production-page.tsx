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
import { RecordBanner, RecordFacts, RecordSubpage } from '../../kit/record/record-page.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useFlowWords } from '../flow-words.ts';
import { useSmallForm } from '../use-small-form.ts';
import { type ProductionFields, productionFieldsOf, productionInputOf, productionProblems } from './fields.ts';
import { ProductionHistory } from './history.tsx';
import { ProductionInputs } from './inputs.tsx';
import { productionQueries, useRemoveProduction, useSaveProduction } from './production.queries.ts';

const keySchema = productionContract.getTransformation.input.strip();

/** Edits what a factory produced from what in a period. A new record is filled from the ledger and the bill. */
export const ProductionPage = () => {
  const [search] = useSearchParams();
  const key = keySchema.parse(Object.fromEntries(search));
  return <ProductionForm key={Object.values(key).join(' ')} recordKey={key} />;
};

const ProductionForm = ({ recordKey }: { recordKey: { factoryId: string; productId: string; period: string } }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const navigate = useNavigate();
  const production = useSuspenseQuery(productionQueries.one(recordKey)).data;
  const save = useSaveProduction();
  const [isLate, setLate] = useState(false);
  const draft = `production.${Object.values(recordKey).join('.')}.${useUser().email}`;
  const { form, refuse } = useSmallForm<ProductionFields>(productionFieldsOf(production), productionProblems);
  const { element, guard, done } = useKeptForm(form, draft);
  const submit = form.handleSubmit((fields) =>
    save.mutate(
      { ...recordKey, ...productionInputOf(fields), version: production.version },
      {
        onSuccess: () => {
          done();
          showToast({ kind: 'done', text: t('production.saved') });
          navigate(flowPaths.production());
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'flow.production_changed') return setLate(true);
          refuse(error, (path) => path);
        },
      },
    ),
  );
  const reload = () => {
    form.reset(productionFieldsOf(production));
    setLate(false);
  };
  return (
    <RecordSubpage
      places={[{ label: t('part.production'), to: flowPaths.production() }]}
      title={t('production.title', { product: production.product.name })}
      lead={[production.factory.name, words.period(production.period)].join(' · ')}
      action={<Remove id={production.id} canEdit={production.can.edit} />}
    >
      {production.id === null && <RecordFacts>{t('production.proposed')}</RecordFacts>}
      {isLate && (
        <RecordBanner role="alert">
          <TriangleAlert size={20} aria-hidden />
          <p>{t('production.late', { name: production.updatedBy })}</p>
          <Button size="small" onClick={reload}>
            {t('production.reload')}
          </Button>
        </RecordBanner>
      )}
      <FormProvider {...form}>
        <FormBody ref={element} onSubmit={submit} noValidate>
          <ProductionInputs production={production} />
          {production.can.edit && (
            <FormActions>
              <DraftNote />
              <Button type="submit" look="solid" isPending={save.isPending}>
                {t(isLate ? 'production.overwrite' : 'production.save')}
              </Button>
            </FormActions>
          )}
        </FormBody>
        <LeaveGuard {...guard} />
      </FormProvider>
      {production.id !== null && <ProductionHistory production={production} of={recordKey} />}
    </RecordSubpage>
  );
};

const Remove = ({ id, canEdit }: { id: string | null; canEdit: boolean }) => {
  const { t } = useTranslation('flow');
  const navigate = useNavigate();
  const remove = useRemoveProduction();
  const [isAsking, setAsking] = useState(false);
  if (id === null || !canEdit) return null;
  const confirm = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('removed') });
          navigate(flowPaths.production());
        },
      },
    );
  return (
    <>
      <Button look="ghost" onClick={() => setAsking(true)}>
        {t('production.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('production.remove')}
          text={t('production.removeText')}
          confirm={t('production.removeConfirm')}
          isPending={remove.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
