import type { Declaration } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { Download, Printer, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { useClaimReview, useExportDeclaration, useReleaseReview } from '../record/declaration.queries.ts';
import type { TaskDialog } from '../record/task-dialog.ts';
import type { ReviewAct } from './act-dialog.tsx';
import { useActEnds } from './act-ends.ts';
import { possibleActs } from './possible-acts.ts';

type RecordActsProps = {
  declaration: Declaration;
  onAct: (act: ReviewAct) => void;
  onDone: (changed: Declaration) => void;
  onLate: () => void;
  taskDialog: TaskDialog;
};

/** Offers the acts that are possible now. Approving and asking for changes are buttons, the others share a menu. */
export const RecordActs = ({ declaration, onAct, onDone, onLate, taskDialog }: RecordActsProps) => {
  const { t } = useTranslation('review');
  const [isOpening, setOpening] = useState(false);
  const take = useClaimReview();
  const release = useReleaseReview();
  const exporting = useExportDeclaration();
  const howOf = useActEnds({ declaration, onDone, onLate });
  const { id, version, round, acts } = declaration;
  const possible = possibleActs(declaration);
  const isSubmitted = declaration.snapshot !== null;
  const decide = (act: ReviewAct) => possible.includes(act) && { label: t(`act.${act}`), opens: act };
  return (
    <>
      <RecordActions<ReviewAct>
        onOpen={onAct}
        actions={[
          possible.includes('approve') && { label: t('act.approve'), look: 'solid', opens: 'approve' },
          possible.includes('renew') && { label: t('act.renew'), look: 'solid', opens: 'renew' },
          decide('return'),
          decide('recall'),
          possible.includes('reject') && { label: t('act.reject'), isRare: true, isDestructive: true, opens: 'reject' },
          acts.includes('take') && {
            label: t('act.take'),
            isRare: true,
            isPending: take.isPending,
            run: () => take.mutate({ id, version, round }, howOf('take')),
          },
          acts.includes('release') && {
            label: t('act.release'),
            isRare: true,
            isPending: release.isPending,
            run: () => release.mutate({ id, version, round }, howOf('release')),
          },
          isSubmitted &&
            acts.includes('openAction') && {
              label: t('act.openAction'),
              icon: Wrench,
              isRare: true,
              run: () => setOpening(true),
            },
          isSubmitted && { label: t('act.print'), icon: Printer, isRare: true, to: reviewPaths.print(id) },
          isSubmitted && {
            label: t('act.export'),
            icon: Download,
            isRare: true,
            isPending: exporting.isPending,
            run: () => exporting.mutate({ id, round }),
          },
        ]}
      />
      {isOpening && taskDialog({ declarationId: id, onClose: () => setOpening(false) })}
    </>
  );
};
