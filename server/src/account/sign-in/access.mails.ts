import { defineMail } from '../../notice/mail/template.ts';

/** Gives the owner the reason: the screen shows the same text for every failure. */
export const signInLocked = defineMail<{ name: string; at: Date; resetUrl: string }>({
  kr: {
    subject: '로그인 시도가 여러 번 실패했어요',
    paragraphs: [
      '비밀번호가 맞지 않는 로그인 시도가 이어져서 다음 시도까지 기다리는 시간을 점점 늘리고 있어요. 기다리는 동안에는 비밀번호가 맞아도 로그인할 수 없어요.',
      '비밀번호는 언제든지 다시 설정할 수 있고, 다시 설정하면 바로 로그인할 수 있어요.',
      '직접 시도한 것이 아니라면 누군가 비밀번호를 알아내려 했을 수 있어요. 그 시도는 모두 막았어요.',
    ],
    action: '비밀번호 다시 설정하기',
  },
  en: {
    subject: 'Several attempts to sign in have failed',
    paragraphs: [
      'There were many attempts to sign in with a wrong password, so the wait before the next one keeps growing. During the wait even the right password is not accepted.',
      'You can reset your password at any time and sign in right after that.',
      'If it was not you, someone may be guessing your password. All of those attempts were refused.',
    ],
    action: 'Reset password',
  },
  cn: {
    subject: '多次登录尝试失败',
    paragraphs: [
      '由于多次使用错误的密码尝试登录，下一次尝试前的等待时间会逐渐延长。等待期间，即使密码正确也无法登录。',
      '您可以随时重设密码，重设后即可登录。',
      '如果不是您本人操作，可能有人在猜测您的密码。这些尝试均已被拒绝。',
    ],
    action: '重设密码',
  },
  jp: {
    subject: 'ログインの失敗が続いています',
    paragraphs: [
      '誤ったパスワードでのログインが続いたため、次に試せるまでの待ち時間を少しずつ長くしています。待ち時間の間は、正しいパスワードでもログインできません。',
      'パスワードはいつでも再設定でき、再設定後はすぐにログインできます。',
      'お心当たりがない場合は、誰かがパスワードを推測しようとしている可能性があります。これらの試みはすべて拒否しました。',
    ],
    action: 'パスワードを再設定する',
  },
});

export const signInDisabled = defineMail<{ name: string }>({
  kr: {
    subject: '사용이 중지된 계정이에요',
    paragraphs: [
      '로그인하려는 시도가 있었지만, 이 계정은 사용이 중지되어 로그인할 수 없어요.',
      '다시 쓰고 싶다면 관리자에게 문의해 주세요.',
    ],
  },
  en: {
    subject: 'Your account is disabled',
    paragraphs: [
      'There was an attempt to sign in, but this account is disabled and cannot be used to sign in.',
      'To use it again, please contact the administrator.',
    ],
  },
  cn: {
    subject: '您的账号已停用',
    paragraphs: ['有人尝试登录，但此账号已停用，无法登录。', '如需恢复使用，请联系管理员。'],
  },
  jp: {
    subject: 'アカウントは利用停止中です',
    paragraphs: [
      'ログインが試みられましたが、このアカウントは利用停止中のためログインできません。',
      '再びご利用になるには、管理者にお問い合わせください。',
    ],
  },
});

export const accountLeft = defineMail<{ name: string; at: Date }>({
  kr: {
    subject: '탈퇴가 끝났어요',
    paragraphs: [
      '이음에서 탈퇴했어요. 이제 이 계정으로는 로그인할 수 없어요.',
      '직접 탈퇴한 것이 아니라면 바로 관리자에게 문의해 주세요.',
      '그동안 이음을 이용해 주셔서 고맙습니다.',
    ],
  },
  en: {
    subject: 'You have left Ieum',
    paragraphs: [
      'Your account was closed, and it can no longer be used to sign in.',
      'If it was not you, please contact the administrator right away.',
      'Thank you for having used Ieum.',
    ],
  },
  cn: {
    subject: '您的账号已注销',
    paragraphs: [
      '您已退出 Ieum，此账号无法再用于登录。',
      '如果不是您本人操作，请立即联系管理员。',
      '感谢您一直以来使用 Ieum。',
    ],
  },
  jp: {
    subject: '退会の手続きが完了しました',
    paragraphs: [
      'Ieum から退会しました。このアカウントではログインできなくなりました。',
      'お心当たりがない場合は、すぐに管理者にお問い合わせください。',
      'これまで Ieum をご利用いただき、ありがとうございました。',
    ],
  },
});
