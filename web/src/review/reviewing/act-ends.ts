import { ApiError, type Declaration, type Snapshot } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { OUTDATED } from '../record/declaration.queries.ts';
import { useDeclarationWords } from '../record/words.ts';

export type ActProps = {
  /** The declaration as it was when the act was chosen: a newer version meanwhile is not what was decided on. */
  declaration: Declaration;
  snapshot: Snapshot;
  onClose: () => void;
  onDone: (changed: Declaration) => void;
  /** Opens the decided declaration again, where the page goes on to the next one. */
  onSee?: (() => void) | undefined;
  /** Closes the dialog and opens the form for a comment at this path. */
  onComment?: ((path: string) => void) | undefined;
  /** Called when another user has acted first. */
  onLate: () => void;
};

export const isOutdated = (error: Error) => error instanceof ApiError && OUTDATED.includes(error.code);

type FinishedAct = 'take' | 'release' | 'recall' | 'renew' | 'approve' | 'first' | 'return' | 'reject';

type EndProps = Pick<ActProps, 'declaration' | 'onDone' | 'onSee' | 'onLate'>;

/** Handles the end of an act: shows a toast, or what happened since. */
export const useActEnds = ({ declaration, onDone, onSee, onLate }: EndProps) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  // The next declaration may already be on the page, so the toast says which one was decided.
  const name = `${words.partner(declaration.respondent)} · ${words.title(declaration)}`;
  return (act: FinishedAct) => ({
    onSuccess: (changed: Declaration) => {
      const action = onSee && { label: t('walk.see'), onAction: onSee };
      showToast({ kind: 'done', text: t(`done.${act}`, { name }), action });
      onDone(changed);
    },
    onError: (error: Error) => {
      if (isOutdated(error)) onLate();
    },
  });
};
