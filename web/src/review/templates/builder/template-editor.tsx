import { formProblems, type ReviewTemplate } from '@ieum/contract';
import { Archive, Copy, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { iconLookOf } from '../../../kit/ui/button/icon-look.ts';
import { ConfirmDialog } from '../../../kit/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../../kit/ui/popover/menu.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { FormPreview } from '../form-preview.tsx';
import { TemplateHead } from '../head.tsx';
import { NewTemplateDialog } from '../new-dialog.tsx';
import { TemplateParts } from '../tabs.tsx';
import { useRetireTemplate } from '../template.queries.ts';
import { VersionList } from '../version-list.tsx';
import { Builder } from './builder.tsx';
import { LateDialog } from './late-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveState } from './save-state.tsx';
import { useTemplateDraft } from './use-template-draft.ts';

type Dialog = 'publish' | 'retire' | 'copy';

/** Edits an own questionnaire: saves it during typing, previews it as suppliers see it, and publishes it. */
export const TemplateEditor = ({ template }: { template: ReviewTemplate }) => {
  const { t } = useTranslation('questionnaire');
  const kept = useTemplateDraft(template);
  const { draft, saving, keeper } = kept;
  const [dialog, setDialog] = useState<Dialog>();
  // Missing texts are not reported while the user is still writing.
  const [isStrict, setStrict] = useState(false);
  const publish = async () => {
    const count = Object.keys(formProblems(keeper.latest().content)).length;
    setStrict(count > 0);
    if (count > 0) return showToast({ kind: 'error', text: t('publish.problems', { count }) });
    if (await keeper.flush()) setDialog('publish');
  };
  const close = () => setDialog(undefined);
  const acts = (
    <>
      <Button look="solid" onClick={publish}>
        {t('publish.start')}
      </Button>
      <MoreMenu onAct={setDialog} />
    </>
  );
  // A pending save is still sent after the user leaves. What cannot be sent would be lost.
  const isStuck = () => !keeper.isSafe() && (saving === 'failed' || saving === 'unfit' || saving === 'late');
  return (
    <TemplateHead
      template={template}
      name={draft.name}
      note={<SaveState saving={saving} onRetry={() => void keeper.flush()} />}
      acts={acts}
    >
      <TemplateParts
        edit={<Builder kept={kept} isStrict={isStrict} />}
        preview={<FormPreview content={draft.content} />}
        versions={<VersionList template={template} />}
      />
      <LeaveGuard hasChanges={isStuck} onLeave={() => undefined} />
      {saving === 'late' && <LateDialog template={template} draft={draft} onSettle={kept.settle} />}
      {dialog === 'publish' && <PublishDialog template={template} draft={draft} keeper={keeper} onClose={close} />}
      {dialog === 'retire' && <RetireDialog template={template} version={keeper.version()} onClose={close} />}
      {dialog === 'copy' && <NewTemplateDialog copyOf={template} onClose={close} />}
    </TemplateHead>
  );
};

const MoreMenu = ({ onAct }: { onAct: (act: Dialog) => void }) => {
  const { t } = useTranslation('questionnaire');
  const trigger = (
    <button
      type="button"
      className={iconLookOf({ look: 'outlined', size: 'medium' })}
      aria-label={t('more')}
      title={t('more')}
    >
      <EllipsisVertical size={20} aria-hidden />
    </button>
  );
  return (
    <Menu placement="bottom end" trigger={trigger}>
      <MenuItem icon={Copy} label={t('copy')} onAction={() => onAct('copy')} />
      <MenuItem icon={Archive} label={t('retire.start')} onAction={() => onAct('retire')} />
    </Menu>
  );
};

type RetireDialogProps = { template: ReviewTemplate; version: number; onClose: () => void };

const RetireDialog = ({ template: { id }, version, onClose }: RetireDialogProps) => {
  const { t } = useTranslation('questionnaire');
  const retire = useRetireTemplate();
  const done = () => {
    showToast({ kind: 'done', text: t('retire.done') });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('retire.title')}
      text={t('retire.text')}
      confirm={t('retire.start')}
      isPending={retire.isPending}
      onConfirm={() => retire.mutate({ id, version, isRetired: true }, { onSuccess: done })}
      onClose={onClose}
    />
  );
};
