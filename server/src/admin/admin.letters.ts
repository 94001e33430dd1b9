import { letter } from '../notice/letter-words.ts';

/** Sent by an operator to themselves, to see that mail leaves. */
export const testMail = letter<{ name: string }>({
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
