import type { Evidence } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documentApi } from '../../document/document-api.ts';
import { PdfView } from '../../document/pdf/view.tsx';
import { composedQuery } from '../../kit/api/reads.ts';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { useObjectUrl } from '../../kit/ui/object-url.ts';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import styles from './evidence.module.css';

/** Shows the stored picture or the pages of the PDF. */
export const EvidenceViewer = ({ evidence, onClose }: { evidence: Evidence; onClose: () => void }) => {
  const { caption, name, mediaType, documentId } = evidence;
  return (
    <Modal size="large" title={caption || name} onClose={onClose}>
      {mediaType === 'application/pdf' ? <PdfView documentId={documentId} name={name} /> : <Picture {...evidence} />}
    </Modal>
  );
};

/**
 * Fixed here too: whatever the answer claims to be, it is shown as a picture and never opened as a page of this origin.
 */
const TYPE = 'image/webp';

const Picture = ({ documentId, caption, name, kind }: Evidence) => {
  const { t } = useTranslation('factory');
  const read = useQuery(
    composedQuery(
      documentApi.getDocument,
      { input: { id: documentId }, part: 'picture' },
      async () => new Blob([await documentApi.getDocument({ id: documentId })], { type: TYPE }),
      { throwOnError: false },
    ),
  );
  const url = useObjectUrl(read.data);
  if (read.isError) return <ErrorState heading="p" onRetry={() => read.refetch()} isRetrying={read.isFetching} />;
  if (!url) return <Skeleton shape="block" />;
  return <img className={styles.picture} src={url} alt={caption || t(`evidence.alt.${kind}`, { name })} />;
};
