import { EVIDENCE_MAX, type Evidence } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { EvidenceCard } from './card.tsx';
import { EvidenceDialog } from './dialog.tsx';
import styles from './evidence.module.css';
import { evidenceQueries, useRemoveEvidence } from './evidence.queries.ts';
import { EvidenceViewer } from './viewer.tsx';

/** Lists photos and documents of a factory. Each is stored as soon as it is uploaded. */
export const EvidenceSection = ({ factoryId, canEdit }: { factoryId: string; canEdit: boolean }) => {
  const { t } = useTranslation('factory');
  const { rows } = useSuspenseQuery(evidenceQueries.list(factoryId)).data;
  const [isAdding, setAdding] = useState(false);
  const [seen, setSeen] = useState<Evidence>();
  const [unwanted, setUnwanted] = useState<Evidence>();
  const hasRoom = rows.length < EVIDENCE_MAX;
  return (
    <div className={styles.evidence}>
      {rows.length === 0 && <Note>{t('evidence.none')}</Note>}
      {rows.length > 0 && (
        <ul className={styles.cards}>
          {rows.map((item) => (
            <EvidenceCard
              key={item.id}
              evidence={item}
              onOpen={() => setSeen(item)}
              onRemove={canEdit ? () => setUnwanted(item) : undefined}
            />
          ))}
        </ul>
      )}
      {canEdit && hasRoom && (
        <div>
          <Button size="small" onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden />
            {t('evidence.add')}
          </Button>
        </div>
      )}
      {isAdding && <EvidenceDialog factoryId={factoryId} onClose={() => setAdding(false)} />}
      {seen && <EvidenceViewer evidence={seen} onClose={() => setSeen(undefined)} />}
      {unwanted && <RemoveDialog evidence={unwanted} onClose={() => setUnwanted(undefined)} />}
    </div>
  );
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
