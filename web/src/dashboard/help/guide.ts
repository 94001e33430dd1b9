import type { HelpPart } from './help-parts.ts';

/** Part of the guide about one page: its purpose, the usual steps, and what happens next. */
export type GuidePart = {
  part: HelpPart;
  title: string;
  /** Link to the page. Absent where the part is about several pages. */
  to?: string;
  what: string;
  steps: string[];
  next: string;
  /** Frequent questions. */
  asked?: { question: string; answer: string }[];
};

/** Loads the guide of a language. Each is in its own file. */
const GUIDES: Partial<Record<string, () => Promise<GuidePart[]>>> = {
  ko: async () => (await import('./guide-kr.ts')).guideKr,
  zh: async () => (await import('./guide-cn.ts')).guideCn,
  ja: async () => (await import('./guide-jp.ts')).guideJp,
};

/** Loads the guide in the reader's language, English by default. */
export const loadGuideIn = async (tag: string): Promise<GuidePart[]> =>
  (await GUIDES[tag]?.()) ?? (await import('./guide-en.ts')).guideEn;
