/** Reason why the server cannot start: one sentence for the operator, printed without a stack. */
export class StartError extends Error {}
