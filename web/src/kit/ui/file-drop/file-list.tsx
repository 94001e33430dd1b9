import { File as FileIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../format/file-size.ts';
import { useLanguage } from '../../language/use-language.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './file-drop.module.css';

type FileListProps = { files: File[]; onRemove: ((file: File) => void) | undefined };

export const FileList = ({ files, onRemove }: FileListProps) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('fileDrop.files')}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
          <FileIcon size={20} aria-hidden />
          <bdi className={styles.name}>{file.name}</bdi>
          <span className={styles.size}>{formatFileSize(file.size, tag)}</span>
          {onRemove && (
            <IconButton label={t('fileDrop.remove', { name: file.name })} onClick={() => onRemove(file)}>
              <X size={16} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
};
