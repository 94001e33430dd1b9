import type { Examples } from '../endpoint.ts';
import type { accountContract } from './account.ts';
import { entranceExamples } from './entrance.examples.ts';
import { ownAccountExamples } from './own-account.examples.ts';

export const accountExamples: Examples<typeof accountContract> = { ...entranceExamples, ...ownAccountExamples };
