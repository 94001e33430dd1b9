import { ApiError } from '@ieum/contract';

/** The day is past, or not later than the one that holds now. */
export const isPastDue = (error: Error) => error instanceof ApiError && error.code === 'review.due_past';
