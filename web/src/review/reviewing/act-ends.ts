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
  /** Called when another user has acted first. */
  onLate: () => void;
};

export const isOutdated = (error: Error) => error instanceof ApiError && OUTDATED.includes(error.code);

type FinishedAct = 'take' | 'release' | 'recall' | 'renew' | 'approve' | 'first' | 'return' | 'reject';

/** Handles the end of an act: shows a toast, or what happened since. */
export const useActEnds = ({ onDone, onLate }: Pick<ActProps, 'onDone' | 'onLate'>) => {
  const { t } = useTranslation('review');
  return (act: FinishedAct) => ({
    onSuccess: (changed: Declaration) => {
      showToast({ kind: 'done', text: t(`done.${act}`) });
      onDone(changed);
    },
    onError: (error: Error) => {
      if (isOutdated(error)) onLate();
    },
  });
};
