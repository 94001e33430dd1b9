import { defineMail } from '../../notice/mail/template.ts';

export const resetPassword = defineMail<{ name: string; url: string }>({
  kr: {
    subject: '비밀번호를 다시 설정해 주세요',
    paragraphs: [
      '비밀번호를 다시 설정하고 싶다는 요청을 받았어요. 아래 버튼을 눌러 새 비밀번호를 정해 주세요.',
      '링크는 30분 동안 한 번만 쓸 수 있어요.',
      '요청한 적이 없다면 이 메일을 무시해 주세요. 지금 쓰는 비밀번호는 그대로예요.',
    ],
    action: '새 비밀번호 정하기',
  },
  en: {
    subject: 'Reset your password',
    paragraphs: [
      'We received a request to reset your password. Use the button below to choose a new one.',
      'The link works once, within 30 minutes.',
      'If it was not you, please ignore this e-mail. Your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  cn: {
    subject: '请重设您的密码',
    paragraphs: [
      '我们收到了重设密码的请求。请点击下方按钮设置新密码。',
      '链接 30 分钟内有效，且只能使用一次。',
      '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    ],
    action: '设置新密码',
  },
  jp: {
    subject: 'パスワードの再設定をお願いします',
    paragraphs: [
      'パスワード再設定のご依頼を受け付けました。下のボタンから新しいパスワードを設定してください。',
      'リンクは 30 分間、一度だけ使えます。',
      'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
    ],
    action: '新しいパスワードを設定する',
  },
});

export const passwordChanged = defineMail<{ name: string; at: Date; resetUrl: string }>({
  kr: {
    subject: '비밀번호가 바뀌었어요',
    paragraphs: [
      '계정의 비밀번호가 바뀌었어요. 안전을 위해 모든 기기에서 로그아웃했으니 새 비밀번호로 다시 로그인해 주세요.',
      '직접 바꾼 것이 아니라면 바로 비밀번호를 다시 설정해 주세요.',
    ],
    action: '비밀번호 다시 설정하기',
  },
  en: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed. To keep it safe, we signed you out on all devices. Please sign in again with the new password.',
      'If it was not you, please reset your password right away.',
    ],
    action: 'Reset password',
  },
  cn: {
    subject: '您的密码已更改',
    paragraphs: [
      '您账号的密码已更改。为了安全，我们已在所有设备上退出登录，请使用新密码重新登录。',
      '如果不是您本人操作，请立即重设密码。',
    ],
    action: '重设密码',
  },
  jp: {
    subject: 'パスワードが変更されました',
    paragraphs: [
      'アカウントのパスワードが変更されました。安全のため、すべての端末からログアウトしました。新しいパスワードでもう一度ログインしてください。',
      'お心当たりがない場合は、すぐにパスワードを再設定してください。',
    ],
    action: 'パスワードを再設定する',
  },
});
