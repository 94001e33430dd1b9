import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PdfPage as Page } from './reader.ts';
import styles from './view.module.css';

type PdfPageProps = { page: Page; scale: number; rotation: number; root: HTMLElement | null };

/** Distance at which a page is drawn. Not earlier: the bitmap of a page takes megabytes. */
const NEAR = '400px';

export const PdfPage = ({ page, scale, rotation, root }: PdfPageProps) => {
  const { t } = useTranslation('document');
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box, root);
  const state = useDrawing(page, { scale, rotation }, isNear, canvas, text);
  const { width, height } = page.getViewport({ scale, rotation });
  const place: CSSProperties & { '--total-scale-factor': number } = {
    width: `${width}px`,
    height: `${height}px`,
    '--total-scale-factor': scale,
  };
  const label = t('pdf.pageLabel', { page: page.pageNumber });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is no form group
    <div
      ref={box}
      className={styles.page}
      style={place}
      data-page={page.pageNumber}
      data-state={state}
      role="group"
      aria-label={label}
    >
      {state === 'scan' ? (
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={t('pdf.scan', { page: page.pageNumber })}
        />
      ) : (
        <canvas ref={canvas} className={styles.canvas} aria-hidden />
      )}
      <div ref={text} className={styles.text} />
      {state === 'failed' && <p className={styles.failed}>{t('pdf.pageFailed')}</p>}
    </div>
  );
};

type Look = { scale: number; rotation: number };
type Elements<T> = { readonly current: T | null };

/** Draws the page. The state is `text` or `scan` once it is drawn, with or without a text layer. */
const useDrawing = (
  page: Page,
  { scale, rotation }: Look,
  isNear: boolean,
  canvas: Elements<HTMLCanvasElement>,
  text: Elements<HTMLDivElement>,
) => {
  const [state, setState] = useState<'waiting' | 'text' | 'scan' | 'failed'>('waiting');
  useEffect(() => {
    if (!isNear || !canvas.current || !text.current) return;
    const [surface, words] = [canvas.current, text.current];
    let cancel: (() => void) | undefined;
    let isGone = false;
    const draw = async () => {
      const { drawPage, writeText } = await import('./reader.ts');
      if (isGone) return;
      const drawing = drawPage(page, surface, { scale, rotation });
      cancel = drawing.cancel;
      await drawing.done;
      if (isGone) return;
      const writing = writeText(page, words, { scale, rotation });
      cancel = writing.cancel;
      const hasText = await writing.done;
      if (!isGone) setState(hasText ? 'text' : 'scan');
    };
    draw().catch(() => isGone || setState('failed'));
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [page, scale, rotation, isNear, canvas, text]);
  return state;
};

const useIsNear = (box: Elements<HTMLElement>, root: HTMLElement | null) => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const see = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    };
    const observer = new IntersectionObserver(see, { root, rootMargin: NEAR });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, root]);
  return isNear;
};
