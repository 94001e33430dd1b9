import { EVIDENCE_MAX } from '@ieum/contract';
import { FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { HeadButton, RailItem, RailList, RailSection } from '../../kit/record/record-columns.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from './evidence.module.css';
import { thumbnailUrl } from './thumbnail.ts';
import { useEvidence } from './use-evidence.tsx';

/** Lists photos and documents in the rail of a factory. */
export const EvidenceRail = ({ factoryId, canEdit }: { factoryId: string; canEdit: boolean }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const { rows, open, add, remove, dialogs } = useEvidence(factoryId);
  const hasRoom = canEdit && rows.length < EVIDENCE_MAX;
  return (
    <RailSection
      title={t('section.evidence.title')}
      count={rows.length}
      act={hasRoom && <HeadButton label={t('evidence.add')} onClick={add} />}
    >
      {rows.length === 0 && <Note>{t('evidence.none')}</Note>}
      <RailList>
        {rows.map((item) => {
          const { id, caption, name, size, thumbnail, at } = item;
          const title = caption || name;
          return (
            <RailItem
              key={id}
              icon={
                thumbnail ? (
                  <img className={styles.small} src={thumbnailUrl(thumbnail)} alt="" />
                ) : (
                  <FileText size={18} aria-hidden />
                )
              }
              title={
                <button
                  type="button"
                  className={styles.name}
                  onClick={() => open(item)}
                  aria-label={t('evidence.open', { name: title })}
                >
                  <bdi>{title}</bdi>
                </button>
              }
              note={[formatFileSize(size, tag), formatDate(at, tag)].join(' · ')}
              end={
                canEdit && (
                  <IconButton label={t('evidence.removeOf', { name: title })} onClick={() => remove(item)}>
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                )
              }
            />
          );
        })}
      </RailList>
      {dialogs}
    </RailSection>
  );
};
