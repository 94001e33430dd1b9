/** Mandatory agreements (S5.7), in the order in which they are asked for. */
export const AGREEMENTS = ['privacy', 'service'] as const;
export type Agreement = (typeof AGREEMENTS)[number];
export type Agreed = Record<Agreement, boolean>;

export const NOTHING_AGREED: Agreed = { privacy: false, service: false };
export const ALL_AGREED: Agreed = { privacy: true, service: true };
