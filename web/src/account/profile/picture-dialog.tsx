import { ApiError, PICTURE_MAX_BYTES, PICTURE_TYPES } from '@ieum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { AvatarFace } from './avatar.tsx';
import styles from './profile.module.css';
import { useChangePicture } from './profile.queries.ts';

const ACCEPT = ['.jpg', '.jpeg', '.png', '.webp', ...PICTURE_TYPES].join();
const REASONS = ['not_picture', 'too_large', 'damaged', 'too_complex'] as const;

export const PictureDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  const change = useChangePicture();
  const [files, setFiles] = useState<File[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [progress, setProgress] = useState<number>();
  const [file] = files;
  const isMissing = attempts > 0 && !file;
  const refused = reasonIn(change.error);

  const choose = (chosen: File[]) => {
    setFiles(chosen);
    change.reset();
  };
  const finish = () => {
    showToast({ kind: 'done', text: t('picture.changed') });
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!file) return;
    change.mutate({ file, onProgress: setProgress }, { onSuccess: finish, onSettled: () => setProgress(undefined) });
  };
  const problem = () => {
    if (isMissing) return t('picture.missing');
    return refused && t(`picture.problem.${refused}`);
  };

  return (
    <FormDialog
      title={t('picture.change')}
      submit={t('picture.save')}
      isPending={change.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.preview}>
        <AvatarFace name={name} size="large" picture={file} />
      </div>
      <FileDrop
        label={t('picture.label')}
        help={t('picture.help', { max: formatFileSize(PICTURE_MAX_BYTES, tag) })}
        error={problem()}
        accept={ACCEPT}
        maxSize={PICTURE_MAX_BYTES}
        files={files}
        onChange={choose}
        progress={progress}
      />
    </FormDialog>
  );
};

const reasonIn = (error: Error | null) =>
  error instanceof ApiError ? REASONS.find((reason) => error.code === `document.${reason}`) : undefined;
