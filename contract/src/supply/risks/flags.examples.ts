import type { Examples } from '../../kit/endpoint.ts';
import type { flagsContract } from './flags.ts';

const subjectId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c61';
const flagKey = { code: 'SINGLE_SOURCE' as const, subjectId };

export const flagsExamples: Examples<typeof flagsContract> = {
  listSupplyFlags: {
    input: { severity: 'high' },
    output: {
      rows: [
        {
          ...flagKey,
          severity: 'high',
          subject: 'link',
          step: 'add_source',
          snooze: null,
          evidence: { partner: '(주)에코전구체', product: 'NCM 양극재', spendShare: '55', sites: '1' },
        },
      ],
      total: 1,
      counts: { SINGLE_SOURCE: 1 },
      can: { snooze: true },
    },
  },
  snoozeFlag: { input: { ...flagKey, until: '2027-03-31', reason: '두 번째 공급사를 평가하고 있어요.' }, output: {} },
  wakeFlag: { input: flagKey, output: {} },
};
