import { FLAG_READS } from '../supply/reads.ts';

/** Reads that a figure shows in: rows, production, map, balance, and the risks that follow from them. */
export const FLOW_READS = [
  'listFlowRows',
  'getFlowRow',
  'listFlowEvents',
  'listFlowChoices',
  'getQuarterSheet',
  'listTransformations',
  'getTransformation',
  'listTransformationEvents',
  'getMassBalance',
  'getFlowMap',
  'getFlowQuarters',
  'getFlowBand',
  'traceFlow',
  ...FLAG_READS,
] as const;
