import { defineSlice } from '../kit/slice.ts';
import { outboxRoutes } from './mail/outbox.routes.tsx';
import { noticeRoutes } from './notice.routes.tsx';

export const noticeSlice = defineSlice({ pages: noticeRoutes, operatorPages: outboxRoutes });
