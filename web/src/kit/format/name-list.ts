const COMMAS: Record<string, string> = { ja: '、', zh: '、' };

/**
 * Lists names with the comma of the language. `Intl.ListFormat` puts only blanks between units in Korean and Japanese,
 * and nothing in Chinese, where the names would read as one.
 */
export const nameList = (names: readonly string[], tag: string) => names.join(COMMAS[tag.split('-')[0] ?? ''] ?? ', ');
