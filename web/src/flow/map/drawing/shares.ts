import type { FlowBand, FlowNode, ShareRange } from '@ieum/contract';

/** Part of the whole: as it is drawn, and what is known of it. */
export type SharePart = ShareRange & { drawn: number };

const BANDS: Record<FlowBand['band'], readonly [number, number]> = {
  '': [0, 1],
  under10: [0, 0.1],
  to30: [0.1, 0.3],
  to60: [0.3, 0.6],
  over60: [0.6, 1],
};
const OWN = '';

/**
 * Splits what we receive of one material among its bands, from our company outwards. The bands all carry that material.
 * It follows from what is shown alone: own weights exactly, the bands of others as intervals, and nothing where the
 * weight of one of several inputs is unknown.
 */
export const sharesOf = (nodes: readonly FlowNode[], bands: readonly FlowBand[]): Map<string, SharePart> => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const tierOf = (id: string) => byId.get(id)?.tier ?? 0;
  const receiverOf = ({ to }: FlowBand) => (byId.get(to)?.isOwn ? OWN : to);
  const inward = bands.filter(({ from, to, isLoop }) => !isLoop && tierOf(from) > tierOf(to) && tierOf(to) >= 0);
  const into = Map.groupBy(inward, receiverOf);
  const passed = new Map<string, SharePart>([[OWN, { drawn: 1, from: 1, to: 1 }]]);
  const parts = new Map<string, SharePart>();
  const receivers = [...into.keys()].toSorted(
    (one, next) => (one === OWN ? 0 : tierOf(one)) - (next === OWN ? 0 : tierOf(next)),
  );
  for (const receiver of receivers) {
    const whole = passed.get(receiver);
    const inputs = into.get(receiver) ?? [];
    if (!whole) continue;
    for (const [at, fraction] of fractionsOf(inputs).entries()) {
      const band = inputs[at];
      if (!band) continue;
      const part = {
        drawn: whole.drawn * fraction.drawn,
        from: whole.from * fraction.from,
        to: Math.min(1, whole.to * fraction.to),
      };
      parts.set(band.key, part);
      const { drawn, from, to } = passed.get(band.from) ?? { drawn: 0, from: 0, to: 0 };
      passed.set(band.from, { drawn: drawn + part.drawn, from: from + part.from, to: Math.min(1, to + part.to) });
    }
  }
  return parts;
};

/** Returns the part of each input in what its receiver gets. */
const fractionsOf = (inputs: readonly FlowBand[]): SharePart[] => {
  if (inputs.length === 1) return [{ drawn: 1, from: 1, to: 1 }];
  const isUnweighed = inputs.some(({ isWeightless }) => isWeightless);
  const total = inputs.reduce((sum, { kg }) => sum + (kg ?? 0), 0);
  if (!isUnweighed && total > 0 && inputs.every(({ kg }) => kg !== null))
    return inputs.map(({ kg }) => exactly((kg ?? 0) / total));
  const bounds = inputs.map(({ band, isWeightless }) => BANDS[isWeightless || isUnweighed ? '' : band]);
  const middles = bounds.map(([from, to]) => (from + to) / 2);
  const all = sum(middles);
  return bounds.map(([from, to], at) => {
    const others = bounds.filter((_, other) => other !== at);
    const [least, most] = [sum(others.map(([low]) => low)), sum(others.map(([, high]) => high))];
    return {
      drawn: (middles[at] ?? 0) / all,
      from: from + most > 0 ? from / (from + most) : 0,
      to: to + least > 0 ? to / (to + least) : 1,
    };
  });
};

const exactly = (share: number): SharePart => ({ drawn: share, from: share, to: share });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
