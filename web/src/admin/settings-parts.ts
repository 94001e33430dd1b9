/** Beside the terms, which open first. */
export const SETTING_PARTS = ['limits', 'standards', 'codes', 'risks'] as const;
