import { ChevronDown, ChevronUp, Download, MoveHorizontal, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import styles from './view.module.css';
import { SCALE_MAX, SCALE_MIN } from './zoom.ts';

type PdfToolsProps = {
  page: number;
  /** 0 while the document is opening. */
  pages: number;
  scale: number;
  isFitted: boolean;
  onPage: (page: number) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
  onRotate: () => void;
  onDownload: () => void;
  isDownloading: boolean;
};

const ICON = { size: 18, 'aria-hidden': true };

export const PdfTools = ({ page, pages, scale, isFitted, ...does }: PdfToolsProps) => {
  const { t } = useTranslation('document');
  const isOpen = pages > 0;
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('pdf.tools')}>
      <div className={styles.group}>
        <IconButton label={t('pdf.previous')} disabled={page <= 1} onClick={() => does.onPage(page - 1)}>
          <ChevronUp {...ICON} />
        </IconButton>
        <IconButton label={t('pdf.next')} disabled={page >= pages} onClick={() => does.onPage(page + 1)}>
          <ChevronDown {...ICON} />
        </IconButton>
        <span className={styles.count} aria-live="polite">
          {isOpen ? t('pdf.page', { page, pages }) : ''}
        </span>
      </div>
      <div className={styles.group}>
        <IconButton label={t('pdf.zoomOut')} disabled={!isOpen || scale <= SCALE_MIN} onClick={does.onZoomOut}>
          <ZoomOut {...ICON} />
        </IconButton>
        <span className={styles.percent}>{isOpen && `${Math.round(scale * 100)}%`}</span>
        <IconButton label={t('pdf.zoomIn')} disabled={!isOpen || scale >= SCALE_MAX} onClick={does.onZoomIn}>
          <ZoomIn {...ICON} />
        </IconButton>
        <IconButton label={t('pdf.fit')} disabled={!isOpen} isSelected={isFitted} onClick={does.onFit}>
          <MoveHorizontal {...ICON} />
        </IconButton>
        <IconButton label={t('pdf.rotate')} disabled={!isOpen} onClick={does.onRotate}>
          <RotateCw {...ICON} />
        </IconButton>
        <IconButton label={t('pdf.download')} onClick={does.onDownload} isPending={does.isDownloading}>
          <Download {...ICON} />
        </IconButton>
      </div>
    </div>
  );
};
