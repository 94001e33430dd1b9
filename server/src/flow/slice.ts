import { defineSlice } from '../kit/slice.ts';
import { flowFlags } from './flags.ts';
import { flowMessages } from './flow.messages.ts';
import { createFlowService } from './flow.service.ts';
import { flowTasks } from './ledger/tasks.ts';

export const flowSlice = defineSlice({
  messages: flowMessages,
  handlers: createFlowService,
  tasks: {
    'flow.offer': { writersOutside: flowTasks },
    'flow.mismatch': { writersOutside: flowTasks },
  },
  flags: [flowFlags],
});
