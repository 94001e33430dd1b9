import type { Declaration, DeclarationDraft } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { goToPlace, placeOfField } from '../record/form/progress.ts';
import styles from './answering.module.css';
import type { Autosave } from './autosave/autosave.ts';
import { SaveNote } from './autosave/save-note.tsx';
import { SubmitDialog } from './submission/submit-dialog.tsx';
import type { Missing } from './submission/use-missing.ts';

type AnsweringBarProps = {
  declaration: Declaration;
  draft: DeclarationDraft;
  autosave: Autosave;
  missing: Missing;
};

/** Bar that stays visible: the save status, the preview and the submission. */
export const AnsweringBar = ({ declaration, draft, autosave, missing }: AnsweringBarProps) => {
  const { t } = useTranslation('declaration');
  const [isConfirming, setConfirming] = useState(false);
  const isWaiting = draft.approval !== null && draft.approval.state !== 'approved';
  const submit = async () => {
    const isKept = await autosave.flush();
    if (!isKept) return showToast({ kind: 'error', text: t('submit.unsaved') });
    const [first] = missing.paths;
    if (first !== undefined) {
      missing.tell();
      goToPlace(placeOfField(first))();
      return showToast({ kind: 'info', text: t('submit.missing', { count: missing.paths.length }) });
    }
    if (isWaiting) return showToast({ kind: 'info', text: t('submit.approvalPending') });
    setConfirming(true);
  };
  const canSubmit = declaration.acts.includes('submit') || isWaiting;
  return (
    <div className={styles.bar}>
      <SaveNote autosave={autosave} />
      <LinkButton to={reviewPaths.preview(declaration.id)} onClick={() => void autosave.flush()}>
        {t('preview.act')}
      </LinkButton>
      {canSubmit && (
        <Button look="solid" onClick={submit}>
          {t(declaration.round > 0 ? 'submit.again' : 'submit.act')}
        </Button>
      )}
      {isConfirming && <SubmitDialog declaration={declaration} onClose={() => setConfirming(false)} />}
    </div>
  );
};
