import { defineSlice } from '../kit/slice.ts';
import { flowMessages } from './flow.messages.ts';
import { createFlowService } from './flow.service.ts';

export const flowSlice = defineSlice({ messages: flowMessages, handlers: createFlowService });
