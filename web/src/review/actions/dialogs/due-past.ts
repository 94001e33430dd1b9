import { ApiError } from '@ieum/contract';

/** Tests for a due day that is in the past or not later than the current one. */
export const isPastDue = (error: Error) => error instanceof ApiError && error.code === 'review.due_past';
