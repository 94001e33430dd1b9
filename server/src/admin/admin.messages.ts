import type { adminErrors } from '@ieum/contract';
import type { Messages } from '../kit/messages.ts';

export const adminMessages: Messages<typeof adminErrors> = {
  'admin.month_not_over': {
    kr: '아직 끝나지 않은 달이에요. 달이 끝난 뒤에 점검을 마칠 수 있어요.',
    en: 'This month is not over yet. It can be reviewed once it has ended.',
    cn: '该月份尚未结束，结束后才能完成检查。',
    jp: 'まだ終わっていない月です。月が終わってから点検を完了できます。',
  },
  'admin.month_reviewed': {
    kr: '다른 운영자가 이미 점검을 마친 달이에요.',
    en: 'Another operator has already reviewed this month.',
    cn: '其他运营人员已完成该月份的检查。',
    jp: 'ほかの運営者がすでに点検を完了した月です。',
  },
};
