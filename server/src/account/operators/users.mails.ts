import { defineMail } from '../../notice/mail/template.ts';

type MailValues = { name: string; url: string };

/** Mails to people whose account an operator has changed. */
export const accountDisabled = defineMail<MailValues>({
  kr: {
    subject: '계정 사용이 중지되었어요',
    paragraphs: [
      '운영자가 이 계정의 사용을 중지했어요. 로그인한 기기에서 모두 로그아웃되었고, 지금은 다시 로그인할 수 없어요.',
      '까닭을 알고 싶거나 다시 쓰고 싶다면 관리자에게 문의해 주세요.',
    ],
  },
  en: {
    subject: 'Your account was disabled',
    paragraphs: [
      'An operator has disabled this account. You were signed out on every device and cannot sign in for now.',
      'To learn why, or to use it again, please contact the administrator.',
    ],
  },
  cn: {
    subject: '您的账号已被停用',
    paragraphs: [
      '运营方已停用此账号。您已在所有设备上退出登录，目前无法再次登录。',
      '如需了解原因或恢复使用，请联系管理员。',
    ],
  },
  jp: {
    subject: 'アカウントの利用が停止されました',
    paragraphs: [
      '運営者がこのアカウントの利用を停止しました。すべての端末からログアウトされ、現在はログインできません。',
      '理由の確認や利用の再開については、管理者にお問い合わせください。',
    ],
  },
});

export const accountEnabled = defineMail<MailValues>({
  kr: {
    subject: '계정을 다시 쓸 수 있어요',
    paragraphs: ['운영자가 이 계정의 사용 중지를 풀었어요. 쓰던 비밀번호로 다시 로그인할 수 있어요.'],
    action: '로그인하기',
  },
  en: {
    subject: 'Your account can be used again',
    paragraphs: ['An operator has enabled this account again. You can sign in with your password as before.'],
    action: 'Sign in',
  },
  cn: {
    subject: '您的账号已恢复使用',
    paragraphs: ['运营方已恢复此账号。您可以使用原来的密码重新登录。'],
    action: '登录',
  },
  jp: {
    subject: 'アカウントを再び利用できます',
    paragraphs: ['運営者がこのアカウントの利用停止を解除しました。これまでのパスワードでログインできます。'],
    action: 'ログインする',
  },
});

export const adminMade = defineMail<MailValues>({
  kr: {
    subject: '이음 운영자가 되었어요',
    paragraphs: [
      '운영자가 이 계정을 이음의 운영자로 정했어요. 다음에 로그인하면 운영 관리 화면을 쓸 수 있어요.',
      '짐작이 가지 않는다면 관리자에게 알려 주세요.',
    ],
    action: '로그인하기',
  },
  en: {
    subject: 'You are now an operator of Ieum',
    paragraphs: [
      'An operator has made this account an operator of Ieum. After your next sign-in you can use the operator’s area.',
      'If you did not expect this, please tell the administrator.',
    ],
    action: 'Sign in',
  },
  cn: {
    subject: '您已成为 Ieum 的运营人员',
    paragraphs: [
      '运营方已将此账号设为 Ieum 的运营人员。下次登录后即可使用运营管理页面。',
      '如果您对此并不知情，请联系管理员。',
    ],
    action: '登录',
  },
  jp: {
    subject: 'Ieum の運営者になりました',
    paragraphs: [
      '運営者がこのアカウントを Ieum の運営者にしました。次回のログイン後、運営管理の画面を利用できます。',
      'お心当たりがない場合は、管理者にお知らせください。',
    ],
    action: 'ログインする',
  },
});

export const adminInvited = defineMail<MailValues>({
  kr: {
    subject: '이음 운영자로 초대받았어요',
    paragraphs: [
      '이음의 운영자가 함께 운영하자고 초대했어요. 아래 버튼을 눌러 이름과 비밀번호를 정하면 운영자 계정이 만들어져요.',
      '링크는 3일 동안 한 번만 쓸 수 있어요. 다른 사람에게 넘기지 마세요.',
      '짐작이 가지 않는다면 이 메일을 무시해 주세요.',
    ],
    action: '운영자 계정 만들기',
  },
  en: {
    subject: 'You are invited to operate Ieum',
    paragraphs: [
      'An operator of Ieum has invited you to run it together. Use the button below, choose your name and a password, and your operator account is made.',
      'The link works once, within three days. Please do not pass it on.',
      'If you did not expect this, please ignore this e-mail.',
    ],
    action: 'Create operator account',
  },
  cn: {
    subject: '邀请您成为 Ieum 的运营人员',
    paragraphs: [
      'Ieum 的运营人员邀请您一同管理平台。点击下方按钮，填写姓名并设置密码，即可创建运营账号。',
      '链接 3 天内有效，且只能使用一次。请勿转发给他人。',
      '如果您对此并不知情，请忽略此邮件。',
    ],
    action: '创建运营账号',
  },
  jp: {
    subject: 'Ieum の運営者に招待されました',
    paragraphs: [
      'Ieum の運営者から、共同での運営に招待されました。下のボタンから名前とパスワードを設定すると、運営者アカウントが作成されます。',
      'リンクは 3 日間、一度だけ使えます。他の人に渡さないでください。',
      'お心当たりがない場合は、このメールを無視してください。',
    ],
    action: '運営者アカウントを作成する',
  },
});

export const adminRemoved = defineMail<{ name: string; at: Date }>({
  kr: {
    subject: '운영자 계정이 삭제되었어요',
    paragraphs: [
      '다른 운영자가 이 운영자 계정을 삭제했어요. 이제 이 계정으로는 로그인할 수 없고, 이름과 연락처는 지워졌어요.',
      '짐작이 가지 않는다면 관리자에게 문의해 주세요.',
    ],
  },
  en: {
    subject: 'Your operator account was removed',
    paragraphs: [
      'Another operator has removed this operator account. It can no longer be used to sign in, and your name and contact details were erased.',
      'If you did not expect this, please contact the administrator.',
    ],
  },
  cn: {
    subject: '您的运营账号已被删除',
    paragraphs: [
      '其他运营人员已删除此运营账号。该账号无法再登录，您的姓名和联系方式已被清除。',
      '如果您对此并不知情，请联系管理员。',
    ],
  },
  jp: {
    subject: '運営者アカウントが削除されました',
    paragraphs: [
      '別の運営者がこの運営者アカウントを削除しました。このアカウントではログインできなくなり、名前と連絡先は消去されました。',
      'お心当たりがない場合は、管理者にお問い合わせください。',
    ],
  },
});

export const linkShown = defineMail<MailValues & { reason: string; at: Date }>({
  kr: {
    subject: '운영자가 계정의 링크를 만들어 보았어요',
    paragraphs: [
      '메일 서버가 설정되어 있지 않아 운영자가 이 계정의 링크를 새로 만들어 직접 전달했어요. 전에 만든 링크는 더 이상 쓸 수 없어요.',
      '부탁한 적이 없다면 바로 비밀번호를 바꾸고 운영자에게 알려 주세요.',
    ],
    action: '로그인한 기기 확인하기',
  },
  en: {
    subject: 'An operator made a link for your account',
    paragraphs: [
      'No mail server is configured, so an operator made a new link for your account and hands it over in person. Links made before no longer work.',
      'If you did not ask for it, change your password right away and tell the operator.',
    ],
    action: 'Review signed-in devices',
  },
  cn: {
    subject: '运营人员为您的账号生成了链接',
    paragraphs: [
      '由于未设置邮件服务器，运营人员为您的账号生成了新链接并直接转交。之前的链接已失效。',
      '如果您没有提出过请求，请立即修改密码并告知运营人员。',
    ],
    action: '查看已登录的设备',
  },
  jp: {
    subject: '運営者がアカウントのリンクを作成しました',
    paragraphs: [
      'メールサーバーが設定されていないため、運営者がお使いのアカウントのリンクを新しく作成し、直接お渡しします。以前のリンクは使えなくなりました。',
      'お心当たりがない場合は、すぐにパスワードを変更し、運営者にお知らせください。',
    ],
    action: 'ログイン中の端末を確認する',
  },
});
