import type { FormContent, FormSection, FormWords } from '@ieum/contract';

export type Words = FormWords;
export type Section = FormSection;
export type Question = Section['questions'][number];
export type Option = Question['options'][number];
export type Column = Question['columns'][number];

/** The version rises with every change of the questions. Forms that were sent before stay unchanged. */
export type ReadyQuestionnaire = { version: number; name: Words; description: Words; content: FormContent };
