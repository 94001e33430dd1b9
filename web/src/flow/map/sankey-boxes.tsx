import { useMemo } from 'react';
import { classNames } from '../../kit/ui/class-names.ts';
import { CutLabel } from '../../kit/ui/plot/axis/cut-label.tsx';
import mapStyles from './map.module.css';
import { type Box, nodeOfBox } from './sankey-layout.ts';

const NAME_GAP = 6;
/** Least height of a box that shows its quantity below the name. */
const TWO_LINES = 36;
const LINE = 16;
/** Names closer than this would overlap. */
const LEAST_APART = 13;
const [WIDE_LETTER, NARROW_LETTER] = [13, 7.5];
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/;

type SankeyBoxesProps = {
  boxes: Box[];
  nameOf: (node: string) => string;
  amountOf: (node: string) => string;
  isOwn: (node: string) => boolean;
};

/** Draws the boxes with their names. Hidden from screen readers, because each band's name contains them. */
export const SankeyBoxes = ({ boxes, nameOf, amountOf, isOwn }: SankeyBoxesProps) => {
  const named = useMemo(() => namedBoxes(boxes), [boxes]);
  return (
    <g aria-hidden>
      {boxes.map((box) => {
        const node = nodeOfBox(box);
        const amount = box.height >= TWO_LINES ? amountOf(node) : '';
        const [x, middle] = [box.x + box.width + NAME_GAP, middleOf(box)];
        return (
          <g key={box.id}>
            <rect
              className={classNames(mapStyles.box, isOwn(node) && mapStyles.own)}
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx={2}
            >
              <title>{nameOf(node)}</title>
            </rect>
            {named.has(box.id) && (
              <text className={mapStyles.name} x={x} y={amount ? middle - LINE / 2 : middle} dominantBaseline="middle">
                <CutLabel text={fitted(nameOf(node), box.room - NAME_GAP * 2)} whole={nameOf(node)} />
              </text>
            )}
            {amount && (
              <text className={mapStyles.amount} x={x} y={middle + LINE / 2} dominantBaseline="middle">
                {amount}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
};

const middleOf = ({ y, height }: Box) => y + height / 2;

/** Returns the boxes whose names fit without overlap, from the top. */
const namedBoxes = (boxes: Box[]) => {
  const named = new Set<string>();
  const last = new Map<number, number>();
  for (const box of boxes.toSorted((left, right) => middleOf(left) - middleOf(right))) {
    const above = last.get(box.x);
    if (above !== undefined && middleOf(box) - above < LEAST_APART) continue;
    last.set(box.x, middleOf(box));
    named.add(box.id);
  }
  return named;
};

/** Code at the end of a hidden name, which tells it from the others. */
const CODE = /#[\dA-Z]+$/;

/** Shortens a name to the room that there is. A hidden name keeps its code. */
export const fitted = (name: string, room: number) => {
  const letters = [...name];
  let left = room;
  const last = letters.findIndex((letter) => {
    left -= WIDE.test(letter) ? WIDE_LETTER : NARROW_LETTER;
    return left < 0;
  });
  if (last < 0) return name;
  return CODE.exec(name)?.[0] ?? `${letters.slice(0, Math.max(1, last - 1)).join('')}…`;
};
