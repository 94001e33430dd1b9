import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '../../kit/ui/plot/frame/use-size.ts';
import { PdfPage } from './pdf-page.tsx';
import type { PdfPage as Page, PdfDocument } from './reader.ts';
import styles from './view.module.css';
import type { PdfLook } from './zoom.ts';

type PdfPagesProps = {
  document: PdfDocument;
  name: string;
  look: PdfLook;
  /** Page to scroll to. A new object each time, so that the same page can be requested twice. */
  wanted: { page: number } | undefined;
  onScale: (scale: number) => void;
  /** Called with the number of the page in view. */
  onPage: (page: number) => void;
};

/** Longest document that is shown: a longer one is easier to read in a PDF program. */
const PAGES_MAX = 20;
/** Space on either side of the widest page, in pixels. */
const EDGE = 12;

export const PdfPages = ({ document, name, look, wanted, onScale, onPage }: PdfPagesProps) => {
  const { t } = useTranslation('document');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const size = useSize(frame);
  const pages = useFirstPages(document);
  const width = Math.max(0, ...pages.map((page) => page.getViewport({ scale: 1, rotation: turned(page, look) }).width));
  const room = (size?.width ?? 0) - 2 * EDGE;
  const fitted = width > 0 && room > 0 ? room / width : 1;
  const scale = look.zoom === 'fit' ? fitted : look.zoom;
  useEffect(() => onScale(scale), [scale, onScale]);
  useEffect(() => {
    if (wanted) frame?.querySelector(`[data-page="${wanted.page}"]`)?.scrollIntoView({ block: 'start' });
  }, [wanted, frame]);

  return (
    <section
      ref={setFrame}
      className={styles.frame}
      aria-label={t('pdf.label', { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      onScroll={(event) => onPage(pageInView(event.currentTarget))}
    >
      {size &&
        pages.map((page) => (
          <PdfPage key={page.pageNumber} page={page} scale={scale} rotation={turned(page, look)} root={frame} />
        ))}
      {document.numPages > PAGES_MAX && (
        <p className={styles.more}>{t('pdf.more', { shown: PAGES_MAX, pages: document.numPages })}</p>
      )}
    </section>
  );
};

const turned = (page: Page, look: PdfLook) => (page.rotate + look.rotation) % 360;

/** Loads the first pages in order. They are shown together once all have loaded. */
const useFirstPages = (document: PdfDocument) => {
  const [pages, setPages] = useState<Page[]>([]);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const known: Page[] = [];
      for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number += 1) {
        const page = await document.getPage(number).catch(() => undefined);
        if (isGone) return;
        if (page) known.push(page);
      }
      setPages(known);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [document]);
  return pages;
};

/** Returns the page that covers the line at one third of the frame's height. */
const pageInView = (frame: HTMLElement) => {
  const line = frame.getBoundingClientRect().top + frame.clientHeight / 3;
  let number = 1;
  for (const page of frame.querySelectorAll<HTMLElement>('[data-page]')) {
    if (page.getBoundingClientRect().top <= line) number = Number(page.dataset.page);
  }
  return number;
};
