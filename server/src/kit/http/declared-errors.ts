import { type Endpoint, errorsOf } from '@ieum/contract';
import { failureOf } from './failure.ts';

/** For tests: hands every refusal on to the one who answers, and in place of one that was not declared, a fault. */
export const refuseUndeclaredErrors = (name: string, endpoint: Endpoint) => {
  const declared = errorsOf(endpoint);
  return (error: unknown): never => {
    const { code } = failureOf(error);
    if (declared.includes(code)) throw error;
    throw new Error(`${name} answers ${code}, which the contract does not declare`, { cause: error });
  };
};
