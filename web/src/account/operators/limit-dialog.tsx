import { LIMIT_MAX, type Limit } from '@ieum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { NumberField } from '../../kit/ui/input/number-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useLimitWords } from './limit-words.ts';
import { useSetLimit } from './operator.queries.ts';

/** Changes one limit. The product's own number counts as "not set". */
export const LimitDialog = ({ limit, onClose }: { limit: Limit; onClose: () => void }) => {
  const { t } = useTranslation('admin');
  const { titleOf, ruleOf } = useLimitWords();
  const { name, scope, windowS, standard } = limit;
  const [max, setMax] = useState<number | null>(limit.max ?? standard);
  const [attempts, setAttempts] = useState(0);
  const set = useSetLimit();
  const isSound = max !== null && Number.isInteger(max) && max >= 1 && max <= LIMIT_MAX;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!isSound) return;
    set.mutate(
      { name, scope, windowS, max },
      {
        onSuccess: (changed) => {
          showToast({
            kind: 'done',
            text: t('settings.limits.saved', { limit: `${titleOf(name)}, ${ruleOf(changed)}` }),
          });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={titleOf(name)}
      text={ruleOf({ ...limit, max: null })}
      submit={t('settings.limits.save')}
      isPending={set.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('settings.limits.max')}
        help={t('settings.limits.help', { standard })}
        error={attempts > 0 && !isSound ? t('settings.limits.wrong', { max: LIMIT_MAX }) : undefined}
        value={max}
        onChange={setMax}
        min={1}
        max={LIMIT_MAX}
      />
    </FormDialog>
  );
};
