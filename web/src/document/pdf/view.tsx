import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { useSaveDocument } from '../download-document.ts';
import { PdfPages } from './pdf-pages.tsx';
import { PdfTools } from './tools.tsx';
import { type PdfSource, usePdf } from './use-pdf.ts';
import styles from './view.module.css';
import { type PdfLook, zoomedIn, zoomedOut } from './zoom.ts';

export type PdfViewProps = PdfSource & { name: string };

/** Shows a PDF's pages with their text, or the reason why it cannot be shown and a download. */
export const PdfView = (props: PdfViewProps) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <PdfViewer {...props} />
  </Suspense>
);

const FITTED: PdfLook = { zoom: 'fit', rotation: 0 };

const PdfViewer = ({ name, ...source }: PdfViewProps) => {
  const { t } = useTranslation('document');
  const { opened, retry } = usePdf(source);
  const save = useSaveDocument();
  const [look, setLook] = useState(FITTED);
  const [scale, setScale] = useState(1);
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState<{ page: number }>();
  const download = () => save.mutate({ ...source, name });

  if (opened.phase === 'failed') {
    const { trouble } = opened;
    return (
      <ErrorState
        title={t(`pdf.trouble.${trouble}.title`)}
        text={t(`pdf.trouble.${trouble}.text`)}
        onRetry={trouble === 'failed' ? retry : undefined}
      >
        <Button onClick={download} isPending={save.isPending}>
          <Download size={16} aria-hidden />
          {t('pdf.download')}
        </Button>
      </ErrorState>
    );
  }
  const pages = opened.phase === 'ready' ? opened.document.numPages : 0;
  return (
    <div className={styles.view}>
      <PdfTools
        page={page}
        pages={pages}
        isFitted={look.zoom === 'fit'}
        scale={scale}
        onPage={(next) => setWanted({ page: next })}
        onZoomIn={() => setLook({ ...look, zoom: zoomedIn(scale) })}
        onZoomOut={() => setLook({ ...look, zoom: zoomedOut(scale) })}
        onFit={() => setLook({ ...look, zoom: 'fit' })}
        onRotate={() => setLook({ ...look, rotation: (look.rotation + 90) % 360 })}
        onDownload={download}
        isDownloading={save.isPending}
      />
      {opened.phase === 'loading' ? (
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      ) : (
        <PdfPages
          document={opened.document}
          name={name}
          look={look}
          wanted={wanted}
          onScale={setScale}
          onPage={setPage}
        />
      )}
    </div>
  );
};
