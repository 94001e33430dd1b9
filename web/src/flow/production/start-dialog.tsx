import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { todayInKorea } from '../../kit/format/today.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { flowQueries } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { lastQuarter, periodChoices } from '../period-select.tsx';
import { useSmallForm } from '../use-small-form.ts';

type Fields = { factoryId: string; productId: string; period: string };
const { Select } = boundInputs<Fields>();

/** Asks for factory, product and period. The ledger and the bill then fill the form. */
export const StartDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('flow');
  const { period } = useFlowWords();
  const navigate = useNavigate();
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const today = todayInKorea();
  const { form, attempts } = useSmallForm<Fields>(
    { factoryId: '', productId: '', period: lastQuarter(today) },
    (fields) =>
      (['factoryId', 'productId'] as const).filter((name) => !fields[name]).map((name) => [name, 'form.required']),
  );
  const named = (things: { id: string; name: string }[]) => [
    { value: '', label: t('production.choose') },
    ...things.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormDialog
      title={t('production.start')}
      text={t('production.startText')}
      submit={t('production.next')}
      isPending={false}
      attempts={attempts}
      onSubmit={form.handleSubmit((fields) => navigate(flowPaths.productionOf(fields)))}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Select name="factoryId" label={t('column.factory')} options={named(factories)} />
        <Select name="productId" label={t('column.product')} options={named(products)} />
        <Select
          name="period"
          label={t('column.period')}
          options={periodChoices(today).map((value) => ({ value, label: period(value) }))}
        />
      </FormProvider>
    </FormDialog>
  );
};
