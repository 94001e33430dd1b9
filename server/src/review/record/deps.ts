import type { Platform } from '../../account/platform.ts';

export type ReviewDeps = Pick<Platform, 'notices' | 'masking' | 'files' | 'limits' | 'limiting' | 'publicUrl'>;
