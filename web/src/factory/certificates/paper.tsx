import type { Certificate, CertificateFile } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { documentApi } from '../../document/document-api.ts';
import { useSaveDocument } from '../../document/download-document.ts';
import { PdfView } from '../../document/pdf/view.tsx';
import { composedQuery } from '../../kit/api/reads.ts';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { useObjectUrl } from '../../kit/ui/object-url.ts';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import styles from './certificates.module.css';

const PICTURE = 'image/webp';

/** Shows the document of a certificate. */
export const CertificateDocument = ({ one: { id, file, can } }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  return (
    <RecordGroup title={t('one.file')} isFirst>
      {file ? (
        <>
          <p className={styles.small}>
            <bdi>{file.name}</bdi> · {formatFileSize(file.size, tag)}
          </p>
          {file.mediaType === PICTURE ? (
            <Picture file={file} />
          ) : (
            <PdfView documentId={file.documentId} name={file.name} />
          )}
        </>
      ) : (
        <EmptyState heading="p" icon={FileUp} title={t('one.noFileTitle')} text={t('one.noFile')}>
          {can.edit && <LinkButton to={certificatePaths.edit(id)}>{t('one.addFile')}</LinkButton>}
        </EmptyState>
      )}
    </RecordGroup>
  );
};

/** Sets the type here: whatever the bytes are, they are shown as a picture or not at all. */
const readPicture = async (documentId: string) =>
  new Blob([await documentApi.getDocument({ id: documentId })], { type: PICTURE });

const Picture = ({ file: { documentId, name } }: { file: CertificateFile }) => {
  const { t } = useTranslation('certificate');
  const save = useSaveDocument();
  const { data, isError, isFetching, refetch } = useQuery(
    composedQuery(
      documentApi.getDocument,
      { input: { id: documentId }, part: 'picture' },
      () => readPicture(documentId),
      { throwOnError: false },
    ),
  );
  const url = useObjectUrl(data);
  if (isError) return <ErrorState heading="p" onRetry={refetch} isRetrying={isFetching} />;
  if (!url || !data) return <Skeleton shape="block" />;
  return (
    <div className={styles.picture}>
      <img src={url} alt={name} />
      <Button onClick={() => save.mutate({ blob: data, name, kind: 'picture' })} isPending={save.isPending}>
        <Download size={16} aria-hidden />
        {t('one.download')}
      </Button>
    </div>
  );
};
