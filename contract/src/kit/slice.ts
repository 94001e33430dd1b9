import type { Contract } from './endpoint.ts';

/** One part of the product in the contract: its operations, and the HTTP status of each of its errors. */
type Slice<Operations extends Contract, Errors extends Record<string, number>> = {
  operations: Operations;
  errors: Errors;
};

export const defineSlice = <const Operations extends Contract, const Errors extends Record<string, number>>(
  slice: Slice<Operations, Errors>,
) => slice;
