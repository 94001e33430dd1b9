import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { useRecallDeclaration, useRenewDeclaration } from '../record/declaration.queries.ts';
import { type ActProps, useActEnds } from './act-ends.ts';

/** Recalls a submission, as long as no reviewer has started. */
export const RecallDialog = (props: ActProps) => {
  const { t } = useTranslation('review');
  const { id, version } = props.declaration;
  const recall = useRecallDeclaration();
  const howOf = useActEnds(props);
  return (
    <ConfirmDialog
      title={t('recall.title')}
      text={t('recall.text')}
      confirm={t('act.recall')}
      isPending={recall.isPending}
      onConfirm={() => recall.mutate({ id, version }, howOf('recall'))}
      onClose={props.onClose}
    />
  );
};

/** Starts the next edition and opens it. */
export const RenewDialog = (props: ActProps) => {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const { id } = props.declaration;
  const renew = useRenewDeclaration();
  const howOf = useActEnds({
    ...props,
    onDone: (changed) => {
      props.onDone(changed);
      navigate(reviewPaths.declaration(changed.id));
    },
  });
  return (
    <ConfirmDialog
      title={t('renew.title')}
      text={t('renew.text')}
      confirm={t('act.renew')}
      isPending={renew.isPending}
      onConfirm={() => renew.mutate({ id }, howOf('renew'))}
      onClose={props.onClose}
    />
  );
};
