import { defineMail } from '../../notice/mail/template.ts';

export const newDevice = defineMail<{ name: string; at: Date; device: string; address: string; url: string }>({
  kr: {
    subject: '새로운 기기에서 로그인했어요',
    paragraphs: [
      '지금까지 쓰지 않던 기기나 네트워크에서 이 계정으로 로그인했어요.',
      '직접 로그인했다면 이 메일은 넘어가도 괜찮아요.',
      '직접 한 것이 아니라면 바로 그 기기의 로그인을 끝내고 비밀번호를 바꿔 주세요.',
    ],
    action: '로그인한 기기 확인하기',
  },
  en: {
    subject: 'New sign-in to your account',
    paragraphs: [
      'Someone signed in to your account from a device or network that has not been used before.',
      'If it was you, there is nothing to do.',
      'If it was not you, end that session right away and change your password.',
    ],
    action: 'Review signed-in devices',
  },
  cn: {
    subject: '您的账号在新设备上登录',
    paragraphs: [
      '有人在从未使用过的设备或网络上登录了您的账号。',
      '如果是您本人操作，请忽略此邮件。',
      '如果不是您本人操作，请立即结束该设备的登录并修改密码。',
    ],
    action: '查看已登录的设备',
  },
  jp: {
    subject: '新しい端末からログインがありました',
    paragraphs: [
      'これまで使われていない端末またはネットワークから、お使いのアカウントへのログインがありました。',
      'ご本人によるログインの場合は、何もしていただく必要はありません。',
      'お心当たりがない場合は、すぐにその端末のログインを終了し、パスワードを変更してください。',
    ],
    action: 'ログイン中の端末を確認する',
  },
});
