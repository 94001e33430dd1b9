import { ANSWER_FILES_MAX, type AnswerValue, ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES } from '@ieum/contract';
import { Download, FileText, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../../kit/api/failure-sentence.ts';
import { formatFileSize } from '../../../kit/format/file-size.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import type { FieldProps } from '../../../kit/ui/field/field.tsx';
import { FileDrop } from '../../../kit/ui/file-drop/file-drop.tsx';
import styles from './form.module.css';

const ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.xlsx', '.csv'];
export const ACCEPTED = [...ENDINGS, ...ATTACHMENT_TYPES.map((type) => type.replace(/;.*/, ''))].join(',');

type Sent = { id: string; name: string };
type Carrying = { onProgress: (share: number) => void; signal: AbortSignal };
/** Uploads a file for a question, and returns its id and name there. */
export type UploadAnswer = {
  send: (key: string, file: File, carrying: Carrying) => Promise<Sent>;
  remove: (id: string) => Promise<unknown>;
  open: (file: Sent) => void;
};

type FileAnswerProps = FieldProps & {
  questionKey: string;
  value: AnswerValue | null;
  onValue: (value: AnswerValue | null) => void;
  upload: UploadAnswer | undefined;
};

export const filesOf = (value: AnswerValue | null): Sent[] =>
  Array.isArray(value) ? value.flatMap((item) => (typeof item === 'object' && isSent(item) ? [item] : [])) : [];
const isSent = (item: object): item is Sent => 'id' in item && 'name' in item;

/** Files of an answer. Each is uploaded as soon as it is chosen, so that an invalid one is refused at once. */
export const FileAnswer = ({ questionKey, value, onValue, upload, help, ...field }: FileAnswerProps) => {
  const { t } = useTranslation('declaration');
  const { tag } = useLanguage();
  const files = filesOf(value);
  const { progress, trouble, carry, stop } = useCarrying();
  const add = (chosen: File[]) =>
    carry(async (carrying) => {
      let kept = files;
      for (const file of chosen) {
        const sent = await upload?.send(questionKey, file, carrying);
        if (sent) kept = [...kept, { id: sent.id, name: sent.name }];
        onValue(kept);
      }
    });
  const remove = (file: Sent) => {
    const left = files.filter(({ id }) => id !== file.id);
    onValue(left.length === 0 ? null : left);
    void upload?.remove(file.id);
  };
  const limit = t('file.help', { max: formatFileSize(ATTACHMENT_MAX_BYTES, tag) });
  return (
    <div className={styles.files}>
      <FileDrop
        {...field}
        help={[help, limit].filter(Boolean).join(' ')}
        error={trouble ?? field.error}
        accept={ACCEPTED}
        maxSize={ATTACHMENT_MAX_BYTES}
        maxFiles={Math.max(1, ANSWER_FILES_MAX - files.length)}
        files={[]}
        onChange={add}
        progress={progress}
        onCancel={stop}
        disabled={upload === undefined || files.length >= ANSWER_FILES_MAX}
      />
      <SentFiles files={files} onOpen={upload?.open} onRemove={remove} />
    </div>
  );
};

/** Holds the progress and the failure of an upload, and cancels it. */
export const useCarrying = () => {
  const { t } = useTranslation('declaration');
  const [progress, setProgress] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const control = useRef<AbortController>(undefined);
  const carry = async (work: (carrying: Carrying) => Promise<unknown>) => {
    const own = new AbortController();
    control.current = own;
    setTrouble(undefined);
    setProgress(0);
    try {
      await work({ onProgress: setProgress, signal: own.signal });
    } catch (error) {
      if (!own.signal.aborted) setTrouble(failureSentence(error, t('file.failed')));
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, trouble, carry, stop: () => control.current?.abort() };
};

type SentFilesProps = {
  files: readonly Sent[];
  onOpen: ((file: Sent) => void) | undefined;
  onRemove?: ((file: Sent) => void) | undefined;
};

export const SentFiles = ({ files, onOpen, onRemove }: SentFilesProps) => {
  const { t } = useTranslation('declaration');
  if (files.length === 0) return null;
  return (
    <ul className={styles.sent} aria-label={t('file.list')}>
      {files.map((file) => (
        <li key={file.id}>
          {onOpen ? (
            <>
              <Download size={18} aria-hidden />
              <button
                type="button"
                className={styles.open}
                aria-label={t('file.download', { name: file.name })}
                onClick={() => onOpen(file)}
              >
                <bdi>{file.name}</bdi>
              </button>
            </>
          ) : (
            <>
              <FileText size={18} aria-hidden />
              <bdi>{file.name}</bdi>
            </>
          )}
          {onRemove && (
            <IconButton label={t('file.remove', { name: file.name })} onClick={() => onRemove(file)}>
              <X size={16} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
};
