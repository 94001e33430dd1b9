import type { Declaration } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { Download, Printer, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { useClaimReview, useExportDeclaration, useReleaseReview } from '../record/declaration.queries.ts';
import type { TaskDialog } from '../record/task-dialog.ts';
import type { ReviewAct } from './act-dialog.tsx';
import { useActEnds } from './act-ends.ts';
import { possibleActs } from './possible-acts.ts';

/** Order of the buttons. The first one is emphasized. */
const ORDER = ['approve', 'renew', 'return', 'reject', 'recall'] as const satisfies ReviewAct[];

type RecordActsProps = {
  declaration: Declaration;
  onAct: (act: ReviewAct) => void;
  onDone: (changed: Declaration) => void;
  onLate: () => void;
  taskDialog: TaskDialog;
};

/** Offers the acts that are possible now, and the print and the export. */
export const RecordActs = ({ declaration, onAct, onDone, onLate, taskDialog }: RecordActsProps) => {
  const { t } = useTranslation('review');
  const { id, version, round, acts } = declaration;
  const take = useClaimReview();
  const release = useReleaseReview();
  const howOf = useActEnds({ onDone, onLate });
  const offered = ORDER.filter((act) => possibleActs(declaration).includes(act));
  return (
    <>
      {offered.map((act, at) => (
        <Button key={act} {...(at === 0 && act !== 'recall' && { look: 'solid' as const })} onClick={() => onAct(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {acts.includes('take') && (
        <Button
          look="ghost"
          isPending={take.isPending}
          onClick={() => take.mutate({ id, version, round }, howOf('take'))}
        >
          {t('act.take')}
        </Button>
      )}
      {acts.includes('release') && (
        <Button
          look="ghost"
          isPending={release.isPending}
          onClick={() => release.mutate({ id, version, round }, howOf('release'))}
        >
          {t('act.release')}
        </Button>
      )}
      <OtherActs declaration={declaration} taskDialog={taskDialog} />
    </>
  );
};

const OtherActs = ({ declaration, taskDialog }: Pick<RecordActsProps, 'declaration' | 'taskDialog'>) => {
  const { t } = useTranslation('review');
  const [isOpening, setOpening] = useState(false);
  const exporting = useExportDeclaration();
  const { id, round, acts, snapshot } = declaration;
  if (snapshot === null) return null;
  return (
    <>
      {acts.includes('openAction') && (
        <Button look="ghost" onClick={() => setOpening(true)}>
          <Wrench size={16} aria-hidden />
          {t('act.openAction')}
        </Button>
      )}
      <LinkButton look="ghost" to={reviewPaths.print(id)}>
        <Printer size={16} aria-hidden />
        {t('act.print')}
      </LinkButton>
      <Button look="ghost" isPending={exporting.isPending} onClick={() => exporting.mutate({ id, round })}>
        <Download size={16} aria-hidden />
        {t('act.export')}
      </Button>
      {isOpening && taskDialog({ declarationId: id, onClose: () => setOpening(false) })}
    </>
  );
};
