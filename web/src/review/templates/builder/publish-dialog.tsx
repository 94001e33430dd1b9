import type { ReviewTemplate } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { ChangeList } from '../change-list.tsx';
import { templateQueries, usePublishTemplate } from '../template.queries.ts';
import type { Draft, TemplateDraft } from './use-template-draft.ts';

type PublishDialogProps = {
  template: ReviewTemplate;
  draft: Draft;
  keeper: TemplateDraft['keeper'];
  onClose: () => void;
};

/** Shows what changes for future requests, and publishes. */
export const PublishDialog = ({ template, draft, keeper, onClose }: PublishDialogProps) => {
  const { t } = useTranslation('questionnaire');
  const { t: tCommon } = useTranslation();
  const publish = usePublishTemplate();
  const { id, formVersion } = template;
  const last = useQuery({ ...templateQueries.version(id, formVersion), enabled: formVersion > 0 });
  const send = () =>
    publish.mutate(
      { id, version: keeper.version() },
      {
        onSuccess: (published) => {
          keeper.raise(published.version);
          showToast({ kind: 'done', text: t('publish.done', { version: published.formVersion }) });
          onClose();
        },
      },
    );
  const actions = (
    <>
      <Button onClick={onClose}>{tCommon('cancel')}</Button>
      <Button look="solid" isPending={publish.isPending} onClick={send}>
        {t('publish.send', { version: formVersion + 1 })}
      </Button>
    </>
  );
  return (
    <Modal
      size="medium"
      title={t('publish.title')}
      text={t(formVersion > 0 ? 'publish.textAgain' : 'publish.text')}
      onClose={onClose}
      actions={actions}
    >
      {formVersion > 0 && !last.data && !last.isError && <Skeleton shape="block" />}
      {last.data && <ChangeList before={last.data.content} after={draft.content} />}
    </Modal>
  );
};
