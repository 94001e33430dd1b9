import type { Language } from '@ieum/contract';
import type { MemberRole } from '../../kit/http/context.ts';
import { defineMail } from '../../notice/mail/template.ts';

export const ROLE_WORDS: Record<MemberRole, Record<Language, string>> = {
  owner: { kr: '소유자', en: 'Owner', cn: '所有者', jp: '所有者' },
  editor: { kr: '편집자', en: 'Editor', cn: '编辑者', jp: '編集者' },
  viewer: { kr: '열람자', en: 'Viewer', cn: '查看者', jp: '閲覧者' },
};

/** Goes to a colleague's address. Nobody but the owner of the address learns whether it has an account. */
export const invited = defineMail<{ name: string; company: string; person: string; role: string; url: string }>({
  kr: {
    subject: '회사에 초대받았어요',
    paragraphs: [
      '동료가 이음에 있는 회사의 구성원으로 초대했어요. 아래 버튼을 누르면 초대를 확인하고 합류할 수 있어요.',
      '링크는 30일 동안 한 번만 쓸 수 있어요. 모르는 회사라면 거절하거나 이 메일을 무시해 주세요.',
    ],
    action: '초대 확인하기',
  },
  en: {
    subject: 'You were invited to a company',
    paragraphs: [
      'A colleague has invited you to join a company on Ieum. Use the button below to see the invitation and join.',
      'The link works once, for 30 days. If you do not know this company, decline it or ignore this e-mail.',
    ],
    action: 'See the invitation',
  },
  cn: {
    subject: '您收到了公司邀请',
    paragraphs: [
      '您的同事邀请您加入 Ieum 上的公司。点击下方按钮，即可查看邀请并加入。',
      '链接 30 天内有效，且只能使用一次。如果您不认识该公司，请拒绝邀请或忽略此邮件。',
    ],
    action: '查看邀请',
  },
  jp: {
    subject: '会社に招待されました',
    paragraphs: [
      '同僚の方が、Ieum の会社のメンバーとして招待しています。下のボタンを押すと、招待の内容を確認して参加できます。',
      'リンクは 30 日間、一度だけ使えます。お心当たりのない会社の場合は、辞退するか、このメールを無視してください。',
    ],
    action: '招待を確認する',
  },
});

/** Goes to the owners of a company. */
export const joinRequested = defineMail<{ name: string; company: string; person: string; url: string }>({
  kr: {
    subject: '구성원이 되고 싶다는 요청이 왔어요',
    paragraphs: [
      '아래 사람이 회사의 구성원이 되고 싶어 해요. 직원이 맞는지 확인하고 승인하거나 거절해 주세요.',
      '승인하기 전까지 이 사람은 회사 정보를 볼 수 없어요.',
    ],
    action: '요청 확인하기',
  },
  en: {
    subject: 'Somebody asks to join your company',
    paragraphs: [
      'The person below would like to join your company. Please check that they work for you, and let them in or refuse.',
      'Until you let them in, they see nothing of the company.',
    ],
    action: 'See the request',
  },
  cn: {
    subject: '有人申请加入公司',
    paragraphs: [
      '以下人员申请加入您的公司。请确认其是否为本公司员工，然后批准或拒绝。',
      '在批准之前，对方无法查看公司信息。',
    ],
    action: '查看申请',
  },
  jp: {
    subject: '会社への参加申請が届きました',
    paragraphs: [
      '次の方が、会社のメンバーになることを希望しています。社員かどうかを確認し、承認または拒否してください。',
      '承認するまで、この方に会社の情報は表示されません。',
    ],
    action: '申請を確認する',
  },
});

/** Goes to the newcomer. */
export const joinGranted = defineMail<{ name: string; company: string; role: string; url: string }>({
  kr: {
    subject: '회사의 구성원이 되었어요',
    paragraphs: ['회사에 합류하려는 요청이 승인되었어요. 이제 회사 정보를 볼 수 있어요.'],
    action: '회사 보기',
  },
  en: {
    subject: 'You are now a member of the company',
    paragraphs: ['Your request to join was granted. You can see the company’s information from now on.'],
    action: 'See the company',
  },
  cn: {
    subject: '您已成为公司成员',
    paragraphs: ['您加入公司的申请已获批准。现在您可以查看公司信息了。'],
    action: '查看公司',
  },
  jp: {
    subject: '会社のメンバーになりました',
    paragraphs: ['会社への参加申請が承認されました。これで会社の情報を見ることができます。'],
    action: '会社を見る',
  },
});

/** Goes to the newcomer, with a link to go on. */
export const joinRefused = defineMail<{ name: string; company: string; reason: string; url: string }>({
  kr: {
    subject: '회사 합류 요청이 거절되었어요',
    paragraphs: [
      '아래 회사의 소유자가 요청을 거절했어요. 계정은 그대로 쓸 수 있어요.',
      '사업자등록번호를 잘못 입력했다면 다시 신청하고, 오해가 있다면 회사의 소유자에게 초대를 부탁해 주세요.',
    ],
    action: '다시 신청하기',
  },
  en: {
    subject: 'Your request to join was refused',
    paragraphs: [
      'An owner of the company below has refused your request. Your account stays as it is.',
      'If the business number was mistyped, please ask again. If this is a misunderstanding, ask an owner of the company to invite you.',
    ],
    action: 'Ask again',
  },
  cn: {
    subject: '您的加入申请被拒绝',
    paragraphs: [
      '以下公司的所有者拒绝了您的申请。您的账号仍可正常使用。',
      '如果营业执照登记号填写有误，请重新申请；如有误会，请联系公司所有者发送邀请。',
    ],
    action: '重新申请',
  },
  jp: {
    subject: '会社への参加申請が拒否されました',
    paragraphs: [
      '次の会社の所有者が申請を拒否しました。アカウントはそのままご利用いただけます。',
      '事業者登録番号の入力に誤りがあった場合は、もう一度申請してください。行き違いの場合は、会社の所有者に招待を依頼してください。',
    ],
    action: 'もう一度申請する',
  },
});

export const roleChanged = defineMail<{ name: string; company: string; role: string; url: string }>({
  kr: {
    subject: '회사에서의 역할이 바뀌었어요',
    paragraphs: ['회사의 소유자가 역할을 아래와 같이 바꿨어요. 지금부터 적용돼요.'],
    action: '회사 보기',
  },
  en: {
    subject: 'Your role in the company has changed',
    paragraphs: ['An owner of the company has changed your role as below. It holds from now on.'],
    action: 'See the company',
  },
  cn: {
    subject: '您在公司中的角色已更改',
    paragraphs: ['公司所有者已将您的角色更改如下，即刻生效。'],
    action: '查看公司',
  },
  jp: {
    subject: '会社での権限が変更されました',
    paragraphs: ['会社の所有者が、あなたの権限を次のとおり変更しました。すぐに適用されます。'],
    action: '会社を見る',
  },
});

/** Goes to a person who was a member until now. */
export const membershipEnded = defineMail<{ name: string; company: string; url: string }>({
  kr: {
    subject: '회사의 구성원에서 제외되었어요',
    paragraphs: [
      '회사의 소유자가 구성원에서 제외했어요. 이제 회사 정보를 볼 수 없지만, 계정은 그대로 쓸 수 있어요.',
      '실수라면 회사의 소유자에게 다시 초대해 달라고 해 주세요.',
    ],
    action: '내 상태 보기',
  },
  en: {
    subject: 'You are no longer a member of the company',
    paragraphs: [
      'An owner of the company has ended your membership. You no longer see its information; your account stays as it is.',
      'If this was a mistake, ask an owner of the company to invite you again.',
    ],
    action: 'See where I stand',
  },
  cn: {
    subject: '您已不再是该公司的成员',
    paragraphs: [
      '公司所有者已将您移出公司。您将无法再查看公司信息，但账号仍可正常使用。',
      '如果这是误操作，请联系公司所有者重新邀请您。',
    ],
    action: '查看我的状态',
  },
  jp: {
    subject: '会社のメンバーから外れました',
    paragraphs: [
      '会社の所有者が、あなたをメンバーから外しました。会社の情報は見られなくなりますが、アカウントはそのままご利用いただけます。',
      '手違いの場合は、会社の所有者にもう一度招待を依頼してください。',
    ],
    action: '現在の状態を見る',
  },
});
