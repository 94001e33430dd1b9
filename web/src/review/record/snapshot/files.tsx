import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { useSaveReviewFile } from './file.queries.ts';
import type { SubmittedFile } from './read-value.ts';
import styles from './snapshot.module.css';

/** Lists the submitted files, each with its hash. */
export const SubmittedFiles = ({ files, isPaper }: { files: SubmittedFile[]; isPaper: boolean }) => {
  const { t } = useTranslation('review');
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, sha256 }) => (
        <li key={id}>
          {isPaper ? <bdi>{name}</bdi> : <SaveButton id={id} name={name} />}
          {sha256 !== '' && <span className={styles.hash}>{t('value.sha256', { hash: sha256 })}</span>}
        </li>
      ))}
    </ul>
  );
};

const SaveButton = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation('review');
  const save = useSaveReviewFile();
  return (
    <Button
      size="small"
      className={styles.file}
      aria-label={t('value.download', { name })}
      isPending={save.isPending}
      onClick={() => save.mutate({ id, name })}
    >
      <Download size={16} aria-hidden />
      <bdi>{name}</bdi>
    </Button>
  );
};
