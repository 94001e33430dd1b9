import type { VerificationCase } from '@ieum/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownloadDocument } from '../../../document/download-document.ts';
import { formatFileSize } from '../../../kit/format/file-size.ts';
import { useLanguage } from '../../../kit/i18n/use-language.ts';
import { Button } from '../../../kit/ui/button.tsx';
import styles from './desk.module.css';

/** The certificate itself, beside what was typed. */
export const CasePaper = ({
  certificate,
}: {
  certificate: VerificationCase['rounds'][number]['certificate'] | undefined;
}) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  const download = useDownloadDocument();
  if (!certificate) return null;
  const { id, name, size } = certificate;
  return (
    <section className={styles.paper} aria-labelledby="paper">
      <div className={styles.head}>
        <h2 id="paper">{t('field.certificate')}</h2>
        <Button size="small" onClick={() => download.mutate({ id, name })} isPending={download.isPending}>
          <Download size={16} aria-hidden />
          {t('paper.download')}
        </Button>
      </div>
      <p className={styles.small}>
        <bdi>{name}</bdi> · {formatFileSize(size, tag)}
      </p>
    </section>
  );
};
