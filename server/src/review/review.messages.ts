import type { reviewErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';
import { answeringMessages, requestsMessages, templatesMessages } from './answering/answering.messages.ts';
import { actionsMessages, reviewingMessages } from './reviewing/reviewing.messages.ts';

export const reviewMessages: Messages<typeof reviewErrors> = {
  ...requestsMessages,
  ...templatesMessages,
  ...answeringMessages,
  ...reviewingMessages,
  ...actionsMessages,
};
