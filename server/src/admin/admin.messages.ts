import type { adminErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';

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
  'admin.set_by_environment': {
    kr: '이 설정은 서버를 시작하는 환경에서 정해져 있어서 여기에서 바꿀 수 없어요.',
    en: 'This is set in the environment that starts the server, so it cannot be changed here.',
    cn: '该设置由启动服务器的环境决定，无法在此更改。',
    jp: 'この設定はサーバーを起動する環境で決まっているため、ここでは変更できません。',
  },
  'admin.setup_changed': {
    kr: '그사이 다른 운영자가 이 설정을 바꿨어요. 새로 고친 뒤 다시 시도해 주세요.',
    en: 'Another operator has changed this setting meanwhile. Please reload and try again.',
    cn: '其他运营人员已更改该设置。请刷新后重试。',
    jp: 'ほかの運営者がこの設定を変更しました。再読み込みしてからもう一度お試しください。',
  },
  'admin.mail_not_set': {
    kr: '메일 서버가 아직 설정되어 있지 않아요.',
    en: 'No mail server is set yet.',
    cn: '尚未设置邮件服务器。',
    jp: 'メールサーバーがまだ設定されていません。',
  },
};
