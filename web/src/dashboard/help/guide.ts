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

/** Loads the guide in Korean or English, each in its own file. Readers of other languages get English. */
export const loadGuideIn = async (tag: string): Promise<GuidePart[]> =>
  tag === 'ko' ? (await import('./guide-kr.ts')).guideKr : (await import('./guide-en.ts')).guideEn;
