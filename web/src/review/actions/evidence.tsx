import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX, type Attachment, type ReviewAction } from '@ieum/contract';
import { Download, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../kit/api/failure-sentence.ts';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import { Note, RowList, RowWords } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { ACCEPTED } from '../record/form/file-answer.tsx';
import { useAddActionEvidence, useRemoveActionEvidence, useSaveEvidence } from './action.queries.ts';
import styles from './actions.module.css';
import { isStillOwn } from './evidence-lock.ts';
import { useActionWords } from './words.ts';

/** Shows the evidence of a task: PDFs, photos and sheets. Each file is uploaded as soon as it is chosen. */
export const ActionEvidence = ({ action }: { action: ReviewAction }) => {
  const { t } = useTranslation('task');
  const canAdd = action.acts.includes('addEvidence');
  return (
    <RecordGroup title={t('section.evidence')} isFirst>
      {action.evidence.length === 0 && <Note>{t('evidence.none')}</Note>}
      {action.evidence.length > 0 && (
        <RowList aria-label={t('section.evidence')}>
          {action.evidence.map((file) => (
            <EvidenceRow key={file.id} file={file} canRemove={canAdd && isStillOwn(file, action.events)} />
          ))}
        </RowList>
      )}
      {canAdd && <AddEvidence action={action} />}
    </RecordGroup>
  );
};

const EvidenceRow = ({ file, canRemove }: { file: Attachment; canRemove: boolean }) => {
  const { t } = useTranslation('task');
  const { tag } = useLanguage();
  const words = useActionWords();
  const save = useSaveEvidence();
  const remove = useRemoveActionEvidence();
  const taken = { onSuccess: () => showToast({ kind: 'done', text: t('evidence.removed') }) };
  return (
    <li>
      <Download size={18} aria-hidden />
      <RowWords>
        <button
          type="button"
          className={styles.open}
          aria-label={t('evidence.download', { name: file.name })}
          onClick={() => save.mutate(file)}
        >
          <bdi>{file.name}</bdi>
        </button>
        <Note as="span">{[formatFileSize(file.size, tag), words.moment(file.at)].join(' · ')}</Note>
      </RowWords>
      {canRemove && (
        <IconButton
          label={t('evidence.remove', { name: file.name })}
          isPending={remove.isPending}
          onClick={() => remove.mutate({ id: file.id }, taken)}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
};

const AddEvidence = ({ action }: { action: ReviewAction }) => {
  const { t } = useTranslation('task');
  const { tag } = useLanguage();
  const add = useAddActionEvidence();
  const [progress, setProgress] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const control = useRef<AbortController>(undefined);
  const room = ATTACHMENTS_MAX - action.evidence.length;
  const send = async (files: File[]) => {
    const own = new AbortController();
    control.current = own;
    setTrouble(undefined);
    try {
      for (const [at, file] of files.entries()) {
        const onProgress = (share: number) => setProgress((at + share) / files.length);
        onProgress(0);
        await add.mutateAsync({ actionId: action.id, file, onProgress, signal: own.signal });
      }
      showToast({ kind: 'done', text: t('evidence.added') });
    } catch (error) {
      if (!own.signal.aborted) setTrouble(failureSentence(error, t('evidence.failed')));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <FileDrop
      label={t('evidence.add')}
      help={t('evidence.help', { max: formatFileSize(ATTACHMENT_MAX_BYTES, tag), count: ATTACHMENTS_MAX })}
      error={trouble}
      isOptional
      accept={ACCEPTED}
      maxSize={ATTACHMENT_MAX_BYTES}
      maxFiles={Math.max(1, room)}
      files={[]}
      onChange={send}
      progress={progress}
      onCancel={() => control.current?.abort()}
      disabled={room <= 0}
    />
  );
};
