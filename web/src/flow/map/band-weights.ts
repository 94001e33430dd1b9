import type { FlowBand, FlowNode } from '@ieum/contract';

/** The middle of what a band of shares can mean; only for drawing, never said. */
const MIDDLE: Record<FlowBand['band'], number> = { '': 0.1, under10: 0.05, to30: 0.2, to60: 0.45, over60: 0.8 };
const LEAST = 0.002;
/** Of what nobody can weigh, until it is known how wide a part of the whole is drawn. */
const STUB = 0.03;

/**
 * How wide each band is drawn. Where nobody may know how much went, it is the share of what its receiver passes on, from
 * the own company outwards, so that the picture stays whole. All that nobody can weigh is of one width, which says nothing.
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
  for (const { id } of nodes.toSorted((one, other) => one.tier - other.tier))
    for (const { key, band } of into.get(id) ?? []) {
      if (weights.has(key)) continue;
      const base = passedOn(id) || received(id) || whole / Math.max(1, bands.length);
      weights.set(key, Math.max(base * MIDDLE[band], whole * LEAST));
    }
  return weights;
};
