import { EVIDENCE_MAX } from '@ieum/contract';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { EvidenceCard } from './card.tsx';
import styles from './evidence.module.css';
import { useEvidence } from './use-evidence.tsx';

/** Lists photos and documents of a factory. Each is stored as soon as it is uploaded. */
export const EvidenceSection = ({ factoryId, canEdit }: { factoryId: string; canEdit: boolean }) => {
  const { t } = useTranslation('factory');
  const { rows, open, add, remove, dialogs } = useEvidence(factoryId);
  return (
    <div className={styles.evidence}>
      {rows.length === 0 && <Note>{t('evidence.none')}</Note>}
      {rows.length > 0 && (
        <ul className={styles.cards}>
          {rows.map((item) => (
            <EvidenceCard
              key={item.id}
              evidence={item}
              onOpen={() => open(item)}
              onRemove={canEdit ? () => remove(item) : undefined}
            />
          ))}
        </ul>
      )}
      {canEdit && rows.length < EVIDENCE_MAX && (
        <div>
          <Button size="small" onClick={add}>
            <Plus size={16} aria-hidden />
            {t('evidence.add')}
          </Button>
        </div>
      )}
      {dialogs}
    </div>
  );
};
