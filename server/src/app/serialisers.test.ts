import { type Contract, contract, examples } from '@ieum/contract';
import { expect, it } from 'vitest';
import { serialiserOf } from '../kit/http/serialiser.ts';

const operations: [string, Contract[string]][] = Object.entries(contract);

// A serialiser is built at the first answer, so the start no longer ends at an output that has none.
it('28.6 has a serialiser of each operation, which keeps its example', () => {
  for (const [name, { output }] of operations) {
    const answer = { result: { data: examples[name as keyof typeof examples].output } };
    expect(JSON.parse(String(serialiserOf(output)(answer))), name).toEqual(answer);
  }
});
