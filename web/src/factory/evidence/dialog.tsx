import { ApiError, CAPTION_MAX, EVIDENCE_KINDS, EVIDENCE_MAX_BYTES, EVIDENCE_TYPES } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { RadioGroup } from '../../kit/ui/toggle/radio-group.tsx';
import { useAddEvidence } from './evidence.queries.ts';

type Kind = (typeof EVIDENCE_KINDS)[number];

const PICTURES = EVIDENCE_TYPES.filter((type) => type.startsWith('image/'));
const ACCEPT_PICTURES = ['.jpg', '.jpeg', '.png', '.webp', ...PICTURES].join();
const ACCEPT_ALL = ['.pdf', 'application/pdf', ACCEPT_PICTURES].join();
const REASONS = [
  'evidence_type',
  'not_picture',
  'not_pdf',
  'damaged',
  'encrypted',
  'active_content',
  'too_complex',
  'too_large',
] as const;

export const EvidenceDialog = ({ factoryId, onClose }: { factoryId: string; onClose: () => void }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const add = useAddEvidence();
  const [kind, setKind] = useState<Kind>('photo');
  const [caption, setCaption] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [progress, setProgress] = useState<number>();
  const [file] = files;
  const refused = reasonIn(add.error);

  const choose = (chosen: File[]) => {
    setFiles(chosen);
    add.reset();
  };
  const finish = () => {
    showToast({ kind: 'done', text: t('evidence.added') });
    onClose();
  };
  const submit = () => {
    setAttempts(attempts + 1);
    const isTooLong = [...caption].length > CAPTION_MAX;
    if (!file || isTooLong) return;
    const settled = { onSuccess: finish, onSettled: () => setProgress(undefined) };
    add.mutate({ factoryId, kind, caption, file, onProgress: setProgress }, settled);
  };
  const problem = () => {
    if (attempts > 0 && !file) return t('evidence.problem.missing');
    return refused && t(`evidence.problem.${refused}`);
  };

  return (
    <FormDialog
      size="medium"
      title={t('evidence.add')}
      submit={t('evidence.send')}
      isPending={add.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={t('evidence.kindLabel')}
        options={EVIDENCE_KINDS.map((value) => ({ value, label: t(`evidence.kind.${value}`) }))}
        isRow
        value={kind}
        onChange={({ target }) => setKind(EVIDENCE_KINDS.find((item) => item === target.value) ?? kind)}
      />
      <FileDrop
        label={t('evidence.file')}
        help={t(kind === 'photo' ? 'evidence.photoHelp' : 'evidence.fileHelp', {
          max: formatFileSize(EVIDENCE_MAX_BYTES, tag),
        })}
        error={problem()}
        accept={kind === 'photo' ? ACCEPT_PICTURES : ACCEPT_ALL}
        maxSize={EVIDENCE_MAX_BYTES}
        files={files}
        onChange={choose}
        progress={progress}
      />
      <TextField
        label={t('evidence.caption')}
        help={t('evidence.captionHelp')}
        isOptional
        maxLength={CAPTION_MAX}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
    </FormDialog>
  );
};

const reasonIn = (error: Error | null) =>
  error instanceof ApiError ? REASONS.find((reason) => error.code.endsWith(`.${reason}`)) : undefined;
