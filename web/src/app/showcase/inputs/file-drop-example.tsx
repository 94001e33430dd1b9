import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../kit/ui/file-drop/file-drop.tsx';
import styles from './inputs.module.css';

const MEGABYTE = 1024 * 1024;
const MAX_SIZE = 10 * MEGABYTE;
const MAX_FILES = 5;
const HALFWAY = 0.42;
const REPORT = new Uint8Array(1.3 * MEGABYTE);

export const FileDropExample = () => {
  const { t } = useTranslation('showcase');
  const [certificate, setCertificate] = useState<File[]>([]);
  const [photos, setPhotos] = useState<File[]>([]);
  const [report, setReport] = useState(() => [new File([REPORT], t('inputs.file.reportName'))]);
  const [isUploading, setUploading] = useState(true);
  return (
    <div className={styles.stack}>
      <FileDrop
        label={t('inputs.file.certificate')}
        help={t('inputs.file.certificateHelp')}
        accept=".pdf,application/pdf"
        maxSize={MAX_SIZE}
        files={certificate}
        onChange={setCertificate}
      />
      <FileDrop
        label={t('inputs.file.photos')}
        help={t('inputs.file.photosHelp')}
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        maxSize={MAX_SIZE}
        maxFiles={MAX_FILES}
        files={photos}
        onChange={setPhotos}
        isOptional
      />
      <FileDrop
        label={t('inputs.file.report')}
        files={report}
        onChange={setReport}
        progress={isUploading ? HALFWAY : undefined}
        onCancel={() => setUploading(false)}
      />
      <FileDrop
        label={t('inputs.file.missing')}
        error={t('inputs.file.missingError')}
        files={[]}
        onChange={setReport}
      />
      <FileDrop label={t('inputs.file.disabled')} files={[]} onChange={setReport} disabled />
    </div>
  );
};
