import { defineMail } from '../../notice/mail/template.ts';

/** Sent by operators to themselves to check that mail is delivered. */
export const testMail = defineMail<{ name: string }>({
  kr: {
    subject: '메일 서버 시험',
    paragraphs: ['이 메일이 보이면 이음이 메일을 보낼 수 있어요. 따로 할 일은 없어요.'],
  },
  en: {
    subject: 'Test of the mail server',
    paragraphs: ['If you can read this, Ieum can send mail. There is nothing else to do.'],
  },
  cn: {
    subject: '邮件服务器测试',
    paragraphs: ['如果您看到这封邮件，说明 Ieum 可以发送邮件。您无需进行其他操作。'],
  },
  jp: {
    subject: 'メールサーバーのテスト',
    paragraphs: ['このメールが届いていれば、Ieumからメールを送信できます。ほかに必要な操作はありません。'],
  },
});

/** Every link to an account is sent by the mail server, so the other operators are notified when one changes it. */
export const mailServerChanged = defineMail<{
  name: string;
  url: string;
  person: string;
  mailServer: string;
  at: Date;
}>({
  kr: {
    subject: '메일 서버 설정이 바뀌었어요',
    paragraphs: [
      '다른 운영자가 포털의 메일 서버 설정을 바꿨어요. 비밀번호를 다시 정하는 링크를 포함한 모든 메일이 이 설정에 따라 나가요.',
      '들은 적이 없는 변경이라면 바로 설정을 확인하고 바꾼 사람에게 물어봐 주세요.',
    ],
    action: '설정 확인하기',
  },
  en: {
    subject: 'The mail server was changed',
    paragraphs: [
      'Another operator changed the mail server of the portal. This setting decides where all mail goes, including links that set a new password.',
      'If you did not expect this, please check the settings now and ask the operator who changed them.',
    ],
    action: 'Check the settings',
  },
  cn: {
    subject: '邮件服务器设置已更改',
    paragraphs: [
      '其他运营人员更改了门户的邮件服务器设置。包括重置密码链接在内的所有邮件都按此设置发送。',
      '如果您不知道这项更改，请立即检查设置并向更改者确认。',
    ],
    action: '检查设置',
  },
  jp: {
    subject: 'メールサーバーの設定が変更されました',
    paragraphs: [
      'ほかの運営者がポータルのメールサーバーの設定を変更しました。パスワード再設定のリンクを含むすべてのメールは、この設定に従って送信されます。',
      '心当たりがない場合は、すぐに設定を確認し、変更した運営者にお問い合わせください。',
    ],
    action: '設定を確認する',
  },
});
