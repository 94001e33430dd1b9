import type { Platform } from '../../account/platform.ts';
import type { EmitEvent } from './events.ts';

/** What the flows get: parts of the platform, and the way to say what has happened. */
export type ReviewDeps = Pick<Platform, 'masking' | 'files' | 'limits' | 'limiting'> & { emit: EmitEvent };
