import { Upload } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useOwnRef } from '../field/own-ref.ts';
import { ProgressBar } from '../state/progress-bar.tsx';
import { useDropGuard } from './drop-guard.ts';
import { addFiles, type FileRules } from './file-check.ts';
import styles from './file-drop.module.css';
import { FileList } from './file-list.tsx';
import { useFileWords } from './file-words.ts';

type FileDropProps = FieldProps &
  FileRules & {
    files: File[];
    onChange: (files: File[]) => void;
    onBlur?: () => void;
    /** Share from 0 to 1 during the upload; no file can be chosen meanwhile. */
    progress?: number | undefined;
    onCancel?: () => void;
    disabled?: boolean;
    name?: string;
    ref?: Ref<HTMLInputElement>;
  };

const PERCENT = 100;

/** The browser's own file input under an area that files can be dropped on. */
export const FileDrop = ({
  label,
  help,
  error,
  isOptional = false,
  accept,
  maxSize,
  maxFiles = 1,
  files,
  onChange,
  onBlur,
  progress,
  onCancel,
  disabled = false,
  name,
  ref,
}: FileDropProps) => {
  const { t } = useTranslation('ui');
  const rules = { accept, maxSize, maxFiles };
  const words = useFileWords(rules);
  const input = useOwnRef(ref);
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState('');
  const [news, setNews] = useState('');
  const isUploading = progress !== undefined;
  const isFixed = disabled || isUploading;
  useDropGuard();

  const add = (picked: File[]) => {
    if (isFixed || picked.length === 0) return;
    const result = addFiles(files, picked, rules);
    const reasons = words.refused(result.refused);
    const added = result.files.filter((file) => !files.includes(file));
    setRefusals(reasons);
    setNews(classNames(words.chosen(added), reasons));
    if (added.length > 0) onChange(result.files);
  };
  const remove = (file: File) => {
    onChange(files.filter((chosen) => chosen !== file));
    setRefusals('');
    setNews(words.removed(file));
    // The button of the removed file disappears with it.
    input.current?.focus();
  };
  const invitation = () => {
    if (isFixed) return t('fileDrop.closed');
    if (isOver) return t('fileDrop.release');
    return maxFiles === 1 && files.length > 0 ? t('fileDrop.replace') : t('fileDrop.invite');
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = isFixed ? 'none' : 'copy';
    setOver(!isFixed);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };

  return (
    <Field label={label} help={help} error={refusals || error} isOptional={isOptional}>
      {({ required: _, ...tied }) => (
        <div className={styles.drop}>
          <label
            className={classNames(styles.zone, isOver && styles.over, isFixed && styles.fixed)}
            htmlFor={tied.id}
            onDragEnter={drag}
            onDragOver={drag}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <input
              {...tied}
              ref={input}
              className="visually-hidden"
              type="file"
              name={name}
              accept={accept}
              multiple={maxFiles > 1}
              disabled={isFixed}
              onBlur={onBlur}
              onKeyDown={openByEnter}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                // The same file can be chosen again after it was removed.
                target.value = '';
              }}
            />
            <Upload size={24} aria-hidden />
            <span>{invitation()}</span>
          </label>
          <FileList files={files} onRemove={isFixed ? undefined : remove} />
          {isUploading && (
            <ProgressBar
              label={t('fileDrop.uploading')}
              value={Math.floor(progress * PERCENT)}
              {...(onCancel && { onCancel })}
            />
          )}
          <span className="visually-hidden" role="status">
            {news}
          </span>
        </div>
      )}
    </Field>
  );
};

/** Opens the file chooser. In a form the browser would submit on Enter instead. */
const openByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
};
