import { TOLERANCE_DEFAULT, TOLERANCE_MAX } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useSmallForm } from '../use-small-form.ts';
import { useSetTolerance } from './balance.queries.ts';

type Fields = { percent: number | null };
const { Number: Amount } = boundInputs<Fields>();

type ToleranceDialogProps = { product: { id: string; name: string }; percent: number; onClose: () => void };

/** Sets how much of a product's inputs may be missing before it counts as a shortfall. */
export const ToleranceDialog = ({ product, percent, onClose }: ToleranceDialogProps) => {
  const { t } = useTranslation('flow');
  const save = useSetTolerance();
  const { form, attempts, refuse } = useSmallForm<Fields>({ percent }, ({ percent: typed }) => {
    const isWrong = Number.isNaN(typed) || (typed !== null && (typed < 0 || typed > TOLERANCE_MAX));
    return isWrong ? [['percent', 'flow:problem.share']] : [];
  });
  const submit = form.handleSubmit(({ percent: typed }) =>
    save.mutate(
      { productId: product.id, percent: typed },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('tolerance.saved') });
          onClose();
        },
        onError: (error) => refuse(error, (path) => path),
      },
    ),
  );
  return (
    <FormDialog
      title={t('tolerance.title', { name: product.name })}
      text={t('tolerance.text', { percent: TOLERANCE_DEFAULT })}
      submit={t('tolerance.save')}
      isPending={save.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Amount name="percent" label={t('tolerance.label')} isOptional min={0} max={TOLERANCE_MAX} unit="%" />
      </FormProvider>
    </FormDialog>
  );
};
