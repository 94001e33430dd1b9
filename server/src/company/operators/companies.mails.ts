import { defineMail } from '../../notice/mail/template.ts';

type MailValues = { name: string; url: string };

/** Mails to the owners of a company that an operator has changed. */
export const companyDisabled = defineMail<MailValues>({
  kr: {
    subject: '회사의 이음 이용이 중지되었어요',
    paragraphs: [
      '운영자가 회사의 이음 이용을 중지했어요. 회사 구성원은 로그인할 수 있지만, 회사의 정보를 보거나 바꿀 수 없어요.',
      '저장된 정보는 그대로 있어요. 까닭을 알고 싶거나 다시 이용하고 싶다면 관리자에게 문의해 주세요.',
    ],
  },
  en: {
    subject: 'Your company can no longer use Ieum',
    paragraphs: [
      'An operator has closed your company’s access to Ieum. Its members can still sign in, but cannot see or change anything of the company.',
      'Nothing that was stored is lost. To learn why, or to use it again, please contact the administrator.',
    ],
  },
  cn: {
    subject: '贵公司的 Ieum 使用已被停止',
    paragraphs: [
      '运营方已停止贵公司使用 Ieum。公司成员仍可登录，但无法查看或修改公司信息。',
      '已保存的信息不会丢失。如需了解原因或恢复使用，请联系管理员。',
    ],
  },
  jp: {
    subject: '会社の Ieum 利用が停止されました',
    paragraphs: [
      '運営者が会社の Ieum 利用を停止しました。メンバーはログインできますが、会社の情報を見たり変更したりすることはできません。',
      '保存された情報はそのまま残っています。理由の確認や利用の再開については、管理者にお問い合わせください。',
    ],
  },
});

export const companyEnabled = defineMail<MailValues>({
  kr: {
    subject: '회사가 이음을 다시 이용할 수 있어요',
    paragraphs: ['운영자가 회사의 이용 중지를 풀었어요. 구성원 모두 전처럼 이용할 수 있어요.'],
    action: '이음 열기',
  },
  en: {
    subject: 'Your company can use Ieum again',
    paragraphs: ['An operator has opened your company’s access again. Everybody can go on as before.'],
    action: 'Open Ieum',
  },
  cn: {
    subject: '贵公司可以重新使用 Ieum',
    paragraphs: ['运营方已恢复贵公司的使用。所有成员可以像以前一样继续使用。'],
    action: '打开 Ieum',
  },
  jp: {
    subject: '会社で Ieum を再び利用できます',
    paragraphs: ['運営者が会社の利用停止を解除しました。メンバー全員がこれまでどおり利用できます。'],
    action: 'Ieum を開く',
  },
});

export const ownerAppointed = defineMail<MailValues>({
  kr: {
    subject: '회사의 소유자가 되었어요',
    paragraphs: [
      '회사에 소유자가 남아 있지 않아 운영자가 회원님을 소유자로 정했어요. 이제 구성원을 초대하고 권한을 바꿀 수 있어요.',
      '짐작이 가지 않는다면 관리자에게 문의해 주세요.',
    ],
    action: '이음 열기',
  },
  en: {
    subject: 'You are now the owner of your company',
    paragraphs: [
      'Your company had no owner left, so an operator has made you its owner. You can now invite members and change their roles.',
      'If you did not expect this, please contact the administrator.',
    ],
    action: 'Open Ieum',
  },
  cn: {
    subject: '您已成为公司的所有者',
    paragraphs: [
      '由于公司已没有所有者，运营方将您设为所有者。现在您可以邀请成员并更改其权限。',
      '如果您对此并不知情，请联系管理员。',
    ],
    action: '打开 Ieum',
  },
  jp: {
    subject: '会社の所有者になりました',
    paragraphs: [
      '会社に所有者がいなくなったため、運営者があなたを所有者に指定しました。メンバーの招待や権限の変更ができます。',
      'お心当たりがない場合は、管理者にお問い合わせください。',
    ],
    action: 'Ieum を開く',
  },
});
