import { VIEW_NAME_MAX } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { useCheckedForm } from '../../kit/form/checked-form.ts';
import type { SavedViewsProps } from '../../kit/list/saved-views.tsx';
import { SendDialog } from '../../kit/ui/dialog/send-dialog.tsx';
import { useSaveView } from './views.queries.ts';

type Fields = { name: string };
const { Text } = boundInputs<Fields>();

export const SaveViewDialog = ({ list, query, onClose }: SavedViewsProps & { onClose: () => void }) => {
  const { t } = useTranslation('ui');
  const save = useSaveView();
  const form = useCheckedForm<Fields>({ name: '' }, ({ name }) =>
    name.trim() === '' ? [['name', 'form.required']] : [],
  );
  return (
    <SendDialog
      form={form}
      title={t('views.save')}
      text={t('views.saveText')}
      submit={t('views.saveAct')}
      isPending={save.isPending}
      send={({ name }, callbacks) => save.mutate({ list, name, query }, callbacks)}
      done={t('views.saved')}
      onClose={onClose}
    >
      <Text name="name" label={t('views.name')} maxLength={VIEW_NAME_MAX} autoComplete="off" />
    </SendDialog>
  );
};
