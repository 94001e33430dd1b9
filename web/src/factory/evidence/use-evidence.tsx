import type { Evidence } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { EvidenceDialog } from './dialog.tsx';
import { evidenceQueries, useRemoveEvidence } from './evidence.queries.ts';
import { EvidenceViewer } from './viewer.tsx';

/** Returns the evidence of a factory, what can be done with it, and the open dialog. */
export const useEvidence = (factoryId: string) => {
  const { rows } = useSuspenseQuery(evidenceQueries.list(factoryId)).data;
  const [isAdding, setAdding] = useState(false);
  const [seen, setSeen] = useState<Evidence>();
  const [unwanted, setUnwanted] = useState<Evidence>();
  return {
    rows,
    open: setSeen,
    add: () => setAdding(true),
    remove: setUnwanted,
    dialogs: (
      <>
        {isAdding && <EvidenceDialog factoryId={factoryId} onClose={() => setAdding(false)} />}
        {seen && <EvidenceViewer evidence={seen} onClose={() => setSeen(undefined)} />}
        {unwanted && <RemoveDialog evidence={unwanted} onClose={() => setUnwanted(undefined)} />}
      </>
    ),
  };
};

const RemoveDialog = ({ evidence: { id, caption, name }, onClose }: { evidence: Evidence; onClose: () => void }) => {
  const { t } = useTranslation('factory');
  return (
    <AskDialog
      title={t('evidence.question', { name: caption || name })}
      text={t('evidence.questionText')}
      submit={t('evidence.remove')}
      done={t('evidence.removed')}
      act={useRemoveEvidence()}
      input={{ id }}
      onClose={onClose}
    />
  );
};
