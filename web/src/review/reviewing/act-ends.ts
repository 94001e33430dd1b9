import { ApiError, type Declaration, type Snapshot } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { OUTDATED } from '../record/declaration.queries.ts';

export type ActProps = {
  /** As it was seen when the act was chosen: a newer one that arrives meanwhile is not what was decided on. */
  declaration: Declaration;
  snapshot: Snapshot;
  onClose: () => void;
  onDone: (changed: Declaration) => void;
  /** Somebody else was faster. */
  onLate: () => void;
};

export const isOutdated = (error: Error) => error instanceof ApiError && OUTDATED.includes(error.code);

type Ended = 'take' | 'release' | 'recall' | 'renew' | 'approve' | 'first' | 'return' | 'reject';

/** What becomes of an act: a word that it is done, or what happened since. */
export const useActEnds = ({ onDone, onLate }: Pick<ActProps, 'onDone' | 'onLate'>) => {
  const { t } = useTranslation('review');
  return (act: Ended) => ({
    onSuccess: (changed: Declaration) => {
      showToast({ kind: 'done', text: t(`done.${act}`) });
      onDone(changed);
    },
    onError: (error: Error) => {
      if (isOutdated(error)) onLate();
    },
  });
};
