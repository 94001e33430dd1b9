import { createContext, type ReactNode, useContext, useState } from 'react';
import styles from './plot-area.module.css';
import { type Size, useSize } from './use-size.ts';

const AreaContext = createContext<HTMLElement | null>(null);

/** Where tooltips go: over the picture, and not cut off where it scrolls. */
export const usePlotArea = () => useContext(AreaContext);

/** The room that is left for the picture, handed to whoever draws it in real pixels: so letters keep their size. */
export const PlotArea = ({ children }: { children: (size: Size) => ReactNode }) => {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const size = useSize(area);
  return (
    <div ref={setArea} className={styles.area}>
      <AreaContext value={area}>{size && children(size)}</AreaContext>
    </div>
  );
};
