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
  /** Somebody asked to go there; a new object for each time. */
  wanted: { page: number } | undefined;
  onScale: (scale: number) => void;
  /** Which one is looked at. */
  onPage: (page: number) => void;
};

/** Nobody looks through more by scrolling; a long document is better read in a program for it. */
const PAGES_MAX = 20;
/** On either side of the widest page. */
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

/** They come one after another, each as soon as it is known how large it is. */
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

/** The one that has the upper third of the frame. */
const pageInView = (frame: HTMLElement) => {
  const line = frame.getBoundingClientRect().top + frame.clientHeight / 3;
  let number = 1;
  for (const page of frame.querySelectorAll<HTMLElement>('[data-page]')) {
    if (page.getBoundingClientRect().top <= line) number = Number(page.dataset.page);
  }
  return number;
};
