import type { Evidence } from '@ieum/contract';
import { FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import styles from './evidence.module.css';
import { thumbnailUrl } from './thumbnail.ts';

type EvidenceCardProps = { evidence: Evidence; onOpen: () => void; onRemove: (() => void) | undefined };

export const EvidenceCard = ({ evidence, onOpen, onRemove }: EvidenceCardProps) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const { kind, caption, name, size, thumbnail, at, by } = evidence;
  const title = caption || name;
  const notes = [t(`evidence.kind.${kind}`), formatFileSize(size, tag), formatDate(at, tag), by].filter(Boolean);
  return (
    <li className={styles.card}>
      <button type="button" className={styles.open} onClick={onOpen} aria-label={t('evidence.open', { name: title })}>
        {thumbnail ? <img src={thumbnailUrl(thumbnail)} alt="" /> : <FileText size={40} aria-hidden />}
      </button>
      <div className={styles.words}>
        <bdi className={styles.name}>{title}</bdi>
        <span className={styles.notes}>{notes.join(' · ')}</span>
      </div>
      {onRemove && (
        <IconButton label={t('evidence.removeOf', { name: title })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
};
