import { useMemo } from 'react';
import { classNames } from '../../../kit/ui/class-names.ts';
import { markColor } from '../../materials/mark-look.ts';
import type { Layout } from './layout/layout.ts';
import { pathOf, type Route } from './layout/routes.ts';
import styles from './lines.module.css';
import { lineLook, riskColor, widthOf } from './look.ts';
import type { Line, Picture } from './picture.ts';
import { severityOf } from './use-card-words.ts';
import type { ChainState } from './use-chain-state.ts';

type GraphLinesProps = { picture: Picture; layout: Layout; state: ChainState };

/** Draws the lines below the cards: state by the kind of line, share by its width, material or risk by its color. */
export const GraphLines = ({ picture, layout, state }: GraphLinesProps) => {
  const { lit, color } = state;
  const routes = useMemo(() => new Map(layout.routes.map((route) => [route.id, route])), [layout]);
  const colorOf = ({ to, mark, state: linkState }: Line) => {
    if (color === 'risk') {
      const card = picture.cards.get(to);
      return riskColor(card && severityOf(card));
    }
    return markColor(mark === '' || linkState === 'unidentified' ? 'none' : mark);
  };
  // What is selected is drawn last, above what crosses it.
  const ordered = lit
    ? picture.lines.toSorted((a, b) => Number(lit.lines.has(a.id)) - Number(lit.lines.has(b.id)))
    : picture.lines;
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden>
      {ordered.map((line) => {
        const route = routes.get(line.id);
        if (!route) return null;
        const isLit = lit === undefined || lit.lines.has(line.id);
        return (
          <g key={line.id} className={classNames(!isLit && styles.fadedLine)}>
            <path
              d={pathOf(route.segments)}
              stroke={line.isLoop ? 'var(--muted)' : colorOf(line)}
              strokeWidth={widthOf(line)}
              className={classNames(styles.line, line.isLoop ? styles.loop : lineLook(line.state))}
            />
            {line.state === 'disputed' && <Dispute route={route} />}
          </g>
        );
      })}
    </svg>
  );
};

const Dispute = ({ route: { segments } }: { route: Route }) => {
  const first = segments[0];
  if (!first) return null;
  const [x, y] = [(first.from.x + first.to.x) / 2, (first.from.y + first.to.y) / 2];
  return (
    <g className={styles.dispute}>
      <circle cx={x} cy={y} r={8} />
      <text x={x} y={y + 4} textAnchor="middle">
        !
      </text>
    </g>
  );
};
