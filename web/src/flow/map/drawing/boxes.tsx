import type { FlowNode } from '@ieum/contract';
import { memo } from 'react';
import { classNames } from '../../../kit/ui/class-names.ts';
import { markColor } from '../../../supply/materials/mark-look.ts';
import type { Box, Label } from '../picture/layout.ts';
import { placeOf } from '../picture/parts.ts';
import styles from './drawing.module.css';
import { LABEL_LINE, type LabelText } from './labels.ts';
import type { SceneRun } from './scene.ts';

type FlowBoxesProps = {
  boxes: readonly Box[];
  labels: ReadonlyMap<string, LabelText>;
  nodeOf: (id: string) => FlowNode | undefined;
  runs: readonly SceneRun[];
};

/** Draws the places with their labels. Hidden from screen readers, because each band's name contains them. */
export const FlowBoxes = memo(({ boxes, labels, nodeOf, runs }: FlowBoxesProps) => {
  const out = Map.groupBy(runs, ({ from }) => from);
  return (
    <g aria-hidden>
      {boxes.map((box) => {
        const place = placeOf(box.id);
        const [leaving] = (out.get(place) ?? []).toSorted((one, next) => next.weight - one.weight);
        const isOwn = nodeOf(place)?.isOwn ?? false;
        return (
          <g key={box.id}>
            {box.parts.length > 1 && (
              <path className={styles.spine} d={`M${box.x + box.width / 2} ${box.y}V${box.y + box.height}`} />
            )}
            {box.parts.map(({ key, y, height }) => (
              <rect
                key={key}
                className={classNames(styles.box, isOwn && styles.own)}
                {...(!isOwn && { fill: markColor(leaving?.mark ?? 'none') })}
                x={box.x}
                y={y}
                width={box.width}
                height={height}
                rx={2}
              />
            ))}
            <LabelLines label={box.label} text={labels.get(place)} />
          </g>
        );
      })}
    </g>
  );
});
FlowBoxes.displayName = 'FlowBoxes';

const LabelLines = ({ label, text }: { label: Label; text: LabelText | undefined }) => {
  const isLeft = label.side === 'left';
  const x = isLeft ? label.x + label.width : label.x;
  return (
    <text textAnchor={isLeft ? 'end' : 'start'}>
      {text?.lines.map((line, at) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
          key={at}
          className={line.isName ? styles.name : styles.more}
          x={x}
          y={label.y + LABEL_LINE * (at + 0.75)}
        >
          {line.text}
        </tspan>
      ))}
    </text>
  );
};
