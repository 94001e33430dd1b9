import { createContext, type ReactNode, useContext, useState } from 'react';
import styles from './plot-area.module.css';
import { type Size, useSize } from './use-size.ts';

const AreaContext = createContext<HTMLElement | null>(null);

/** Returns the element for tooltips: it covers the picture and does not cut them off where the picture scrolls. */
export const usePlotArea = () => useContext(AreaContext);

type PlotAreaProps = {
  /** Least height, where the picture needs less than most. */
  least?: number | undefined;
  children: (size: Size) => ReactNode;
};

/** Measures the space left for the picture and passes it on in real pixels, so letters keep their size. */
export const PlotArea = ({ least, children }: PlotAreaProps) => {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const size = useSize(area);
  return (
    <div ref={setArea} className={styles.area} style={{ minHeight: least }}>
      <AreaContext value={area}>{size && children(size)}</AreaContext>
    </div>
  );
};
