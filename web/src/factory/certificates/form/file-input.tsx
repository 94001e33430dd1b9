import { FileText, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../../kit/api/failure-sentence.ts';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { formatFileSize } from '../../../kit/format/file-size.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import { FileDrop } from '../../../kit/ui/file-drop/file-drop.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { useUploadCertificateFile } from '../certificate.queries.ts';
import type { CertificateFields } from './fields.ts';
import styles from './form.module.css';

const MAX_BYTES = 10 * 1024 * 1024;
const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';

type FileInputProps = { onUploading: (isUploading: boolean) => void };

/** Uploads the file as soon as it is chosen, so that a bad file is refused before everything else is typed. */
export const CertificateFileInput = ({ onUploading }: FileInputProps) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const { control } = useFormContext<CertificateFields>();
  const { field, fieldState } = useController({ control, name: 'documentId' });
  const upload = useUploadCertificateFile();
  const [files, setFiles] = useState<File[]>([]);
  const [progress, setProgress] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const stop = useRef<AbortController>(undefined);

  const settle = () => {
    setProgress(undefined);
    onUploading(false);
  };
  const send = (file: File) => {
    const control = new AbortController();
    stop.current = control;
    setProgress(0);
    onUploading(true);
    upload.mutate(
      { file, onProgress: setProgress, signal: control.signal },
      {
        onSuccess: ({ documentId, name, size }) => field.onChange({ documentId, name, size }),
        onError: (error) => {
          setFiles([]);
          setTrouble(failureSentence(error, t('problem.upload')));
        },
        onSettled: settle,
      },
    );
  };
  const choose = (chosen: File[]) => {
    const [file] = chosen;
    setFiles(chosen);
    setTrouble(undefined);
    if (file) send(file);
    else field.onChange(null);
  };
  const remove = () => {
    setFiles([]);
    field.onChange(null);
  };

  const kept = field.value;
  return (
    <div className={styles.fileInput}>
      <FileDrop
        ref={field.ref}
        label={t('field.documentId')}
        help={t('help.documentId', { max: formatFileSize(MAX_BYTES, tag) })}
        error={trouble ?? message(fieldState.error?.message)}
        isOptional
        accept={ACCEPT}
        maxSize={MAX_BYTES}
        // An uploaded file is listed below, under its stored name.
        files={kept ? [] : files}
        onChange={choose}
        progress={progress}
        onCancel={() => stop.current?.abort()}
      />
      {kept && (
        <div className={styles.keptFile}>
          <FileText size={20} aria-hidden />
          <span className={styles.fileName}>
            <bdi>{kept.name}</bdi>
            <Note as="span">{formatFileSize(kept.size, tag)}</Note>
          </span>
          <IconButton label={t('removeFile', { name: kept.name })} onClick={remove}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
};
