/** `fit`: as wide as the frame. */
export type PdfLook = { zoom: number | 'fit'; rotation: number };

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
export const SCALE_MIN = STEPS[0] ?? 1;
export const SCALE_MAX = STEPS.at(-1) ?? 1;
/** Tolerance: a fitted scale is seldom exactly a step, so a scale this close counts as the step. */
const NEAR = 0.02;

export const zoomedIn = (scale: number) => STEPS.find((step) => step > scale + NEAR) ?? SCALE_MAX;
export const zoomedOut = (scale: number) => STEPS.findLast((step) => step < scale - NEAR) ?? SCALE_MIN;
