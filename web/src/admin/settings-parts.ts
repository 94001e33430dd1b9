/** Parts besides the terms, which open first. */
export const SETTING_PARTS = ['setup', 'limits', 'standards', 'codes', 'risks'] as const;
