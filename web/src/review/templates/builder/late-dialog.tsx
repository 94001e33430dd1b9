import type { ReviewTemplate } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import { ErrorState } from '../../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';
import { ChangeList } from '../change-list.tsx';
import { templateQueries } from '../template.queries.ts';
import type { Draft } from './use-template-draft.ts';

type LateDialogProps = {
  template: ReviewTemplate;
  draft: Draft;
  onSettle: (theirs: ReviewTemplate, keepsOwn: boolean) => void;
};

/** Shows the difference where a colleague has saved meanwhile. Nothing is overwritten before the user has seen it. */
export const LateDialog = ({ template: { id }, draft, onSettle }: LateDialogProps) => {
  const { t } = useTranslation('questionnaire');
  const theirs = useQuery(templateQueries.stored(id));
  const stored = theirs.data;
  const actions = stored && !theirs.isFetching && (
    <>
      <Button onClick={() => onSettle(stored, false)}>{t('late.takeTheirs')}</Button>
      <Button look="solid" onClick={() => onSettle(stored, true)}>
        {t('late.keepMine')}
      </Button>
    </>
  );
  return (
    <Modal size="medium" title={t('late.title')} text={t('late.text')} actions={actions}>
      {theirs.isError && <ErrorState onRetry={() => theirs.refetch()} />}
      {!stored && !theirs.isError && <Skeleton shape="block" />}
      {stored && <ChangeList before={stored.content} after={draft.content} />}
    </Modal>
  );
};
