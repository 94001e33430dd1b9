import type { FormContent, FormSection, FormWords } from '@ieum/contract';

export type Words = FormWords;
export type Section = FormSection;
export type Question = Section['questions'][number];
export type Option = Question['options'][number];
export type Column = Question['columns'][number];

/** A version is raised with every change of its questions: what was sent before stays as it was. */
export type ReadyQuestionnaire = { version: number; name: Words; description: Words; content: FormContent };
