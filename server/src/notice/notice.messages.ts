import type { noticeErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';

export const noticeMessages: Messages<typeof noticeErrors> = {
  'notice.kind_fixed': {
    kr: '계정 보안에 관한 알림은 끌 수 없어요.',
    en: 'Notifications about the security of your account cannot be turned off.',
    cn: '账号安全相关的通知无法关闭。',
    jp: 'アカウントの安全に関するお知らせはオフにできません。',
  },
  'notice.mail_sent': {
    kr: '이미 보낸 메일이에요. 보낸 뒤에는 본문의 링크를 지우기 때문에 다시 보낼 수 없어요.',
    en: 'This e-mail has already been sent. Its links are removed after sending, so it cannot be sent again.',
    cn: '此邮件已发送。发送后正文中的链接会被删除，因此无法再次发送。',
    jp: 'このメールは送信済みです。送信後は本文のリンクを削除するため、再送信できません。',
  },
  'notice.mail_waiting': {
    kr: '이미 보내고 있는 메일이에요. 잠시 뒤에 결과를 확인해 주세요.',
    en: 'This e-mail is already on its way. Please check the result in a moment.',
    cn: '此邮件正在发送中，请稍后查看结果。',
    jp: 'このメールはすでに送信中です。しばらくしてから結果をご確認ください。',
  },
  'notice.link_gone': {
    kr: '이 메일의 링크는 이미 지워져서 다시 보낼 수 없어요. 새 링크를 보내 주세요.',
    en: 'The link of this e-mail has been removed, so it cannot be sent again. Please send a new link instead.',
    cn: '此邮件中的链接已被删除，无法再次发送。请发送新的链接。',
    jp: 'このメールのリンクはすでに削除されたため、再送信できません。新しいリンクをお送りください。',
  },
  'notice.no_mail_server': {
    kr: '메일 서버가 설정되어 있지 않아 보낼 수 없어요.',
    en: 'No mail server is configured, so the e-mail cannot be sent.',
    cn: '未设置邮件服务器，无法发送。',
    jp: 'メールサーバーが設定されていないため、送信できません。',
  },
};
