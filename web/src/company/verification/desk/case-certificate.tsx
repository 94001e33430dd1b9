import type { VerificationCase } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { PdfView } from '../../../document/pdf/view.tsx';
import { formatFileSize } from '../../../kit/format/file-size.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import styles from './desk.module.css';

type Certificate = VerificationCase['rounds'][number]['certificate'];

export const CaseCertificate = ({ certificate: { id, name, size } }: { certificate: Certificate }) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  return (
    <section className={styles.paper} aria-labelledby="paper">
      <h2 id="paper">{t('field.certificate')}</h2>
      <p className={styles.small}>
        <bdi>{name}</bdi> · {formatFileSize(size, tag)}
      </p>
      <PdfView documentId={id} name={name} />
    </section>
  );
};
