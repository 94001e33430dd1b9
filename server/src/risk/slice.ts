import { defineSlice } from '../kit/slice.ts';
import { riskMessages } from './risk.messages.ts';
import { riskService } from './risk.service.ts';

export const riskSlice = defineSlice({ messages: riskMessages, handlers: () => riskService });
