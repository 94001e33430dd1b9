import { ApiError, type Declaration, type Snapshot } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { OUTDATED } from '../record/declaration.queries.ts';

export type ActProps = {
  /** The declaration as it was when the act was chosen: a newer version meanwhile is not what was decided on. */
  declaration: Declaration;
  snapshot: Snapshot;
  onClose: () => void;
  onDone: (changed: Declaration) => void;
  /** Opens the decided declaration again, where the page goes on to the next one. */
  onSee?: (() => void) | undefined;
  /** Called when another user has acted first. */
  onLate: () => void;
};

export const isOutdated = (error: Error) => error instanceof ApiError && OUTDATED.includes(error.code);

type FinishedAct = 'take' | 'release' | 'recall' | 'renew' | 'approve' | 'first' | 'return' | 'reject';

/** Handles the end of an act: shows a toast, or what happened since. */
export const useActEnds = ({ onDone, onSee, onLate }: Pick<ActProps, 'onDone' | 'onSee' | 'onLate'>) => {
  const { t } = useTranslation('review');
  return (act: FinishedAct) => ({
    onSuccess: (changed: Declaration) => {
      const action = onSee && { label: t('walk.see'), onAction: onSee };
      showToast({ kind: 'done', text: t(`done.${act}`), action });
      onDone(changed);
    },
    onError: (error: Error) => {
      if (isOutdated(error)) onLate();
    },
  });
};
