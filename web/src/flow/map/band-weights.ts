import type { FlowBand, FlowNode } from '@ieum/contract';

/** Middle of each range of shares. Used only for drawing, never shown as a number. */
const MIDDLE: Record<FlowBand['band'], number> = { '': 0.1, under10: 0.05, to30: 0.2, to60: 0.45, over60: 0.8 };
const LEAST = 0.002;
/** Width of a band without weight, as part of the whole, until the drawn scale is known. */
const STUB = 0.03;

/**
 * Returns the drawn width of each band. A band whose quantity is not disclosed gets its share of what its receiver
 * passes on, from our company outwards, so that the chart stays connected. Bands without weight share one width.
 */
export const bandWeights = (
  nodes: readonly FlowNode[],
  bands: readonly FlowBand[],
  stub?: number,
): Map<string, number> => {
  const weights = new Map<string, number>();
  const whole = bands.reduce((sum, { kg }) => sum + (kg ?? 0), 0) || 1;
  const out = Map.groupBy(bands, ({ from }) => from);
  const into = Map.groupBy(bands, ({ to }) => to);
  for (const { key, kg, isWeightless } of bands) {
    if (isWeightless) weights.set(key, stub ?? whole * STUB);
    else if (kg !== null) weights.set(key, Math.max(kg, whole * LEAST));
  }
  const passedOn = (id: string) => (out.get(id) ?? []).reduce((sum, { key }) => sum + (weights.get(key) ?? 0), 0);
  const received = (id: string) => (into.get(id) ?? []).reduce((sum, { key }) => sum + (weights.get(key) ?? 0), 0);
  for (const { id } of nodes.toSorted((left, right) => left.tier - right.tier))
    for (const { key, band } of into.get(id) ?? []) {
      if (weights.has(key)) continue;
      const base = passedOn(id) || received(id) || whole / Math.max(1, bands.length);
      weights.set(key, Math.max(base * MIDDLE[band], whole * LEAST));
    }
  return weights;
};
