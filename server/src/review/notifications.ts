import type { Notices } from '../notice/inbox/notices.ts';
import { actionNotifications } from './actions/notifications.ts';
import { answeringNotifications } from './answering/notifications.ts';
import { createEmit } from './record/events.ts';
import { requestNotifications } from './requests/notifications.ts';
import { seriesNotifications } from './requests/series/notifications.ts';
import { reviewingNotifications } from './reviewing/notifications.ts';

/** Lets each flow add notices and mails when something happens in a review. */
export const emitToNotices = (notices: Notices) =>
  createEmit([
    requestNotifications(notices),
    seriesNotifications(notices),
    answeringNotifications(notices),
    reviewingNotifications(notices),
    actionNotifications(notices),
  ]);
