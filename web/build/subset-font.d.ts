/** The package has no types. */
declare module 'subset-font' {
  type Axes = Record<string, number | { min: number; max: number; default?: number }>;
  type Options = { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Axes; keepFeatures?: readonly string[] };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
