import type { HelpPart } from './help-parts.ts';

/** What one page is for, the usual steps, and what happens next. */
export type GuidePart = {
  part: HelpPart;
  title: string;
  /** The page itself; none where it is about more than one. */
  to?: string;
  what: string;
  steps: string[];
  next: string;
  /** What people ask most. */
  asked?: { question: string; answer: string }[];
};

/** Each language is a file of its own, loaded when somebody reads it. Who reads neither of both reads English. */
export const loadGuideIn = async (tag: string): Promise<GuidePart[]> =>
  tag === 'ko' ? (await import('./guide-kr.ts')).guideKr : (await import('./guide-en.ts')).guideEn;
