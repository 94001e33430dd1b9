import { type Endpoint, errorsOf } from '@ieum/contract';
import { failureOf } from './failure.ts';

/** For tests: passes every refusal on, but replaces an undeclared one by a fault. */
export const refuseUndeclaredErrors = (name: string, endpoint: Endpoint) => {
  const declared = errorsOf(endpoint);
  return (error: unknown): never => {
    const { code } = failureOf(error);
    if (declared.includes(code)) throw error;
    throw new Error(`${name} answers ${code}, which the contract does not declare`, { cause: error });
  };
};
