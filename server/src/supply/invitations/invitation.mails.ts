import { defineMail } from '../../notice/mail/template.ts';

type Invited = { name: string; company: string; person: string; product: string; lastDay: string; url: string };

export const supplierInvited = defineMail<Invited>({
  kr: {
    subject: '거래 회사가 공급 관계를 확인해 달라고 해요',
    paragraphs: [
      '아래 회사가 귀사와의 공급 관계를 이음에 적고, 맞는지 확인해 달라고 초대했어요.',
      '버튼을 누르면 무엇을 묻는지 볼 수 있고, 가입해서 확인하거나 거절할 수 있어요. 링크는 한 번만 쓸 수 있어요.',
      '거래한 적이 없는 회사라면 거절하거나 이 메일을 무시해 주세요.',
    ],
    action: '요청 보기',
  },
  en: {
    subject: 'A customer asks you to confirm a supply link',
    paragraphs: [
      'The company below has noted on Ieum that you supply it, and invites you to say whether that is right.',
      'The button shows what is asked. You can sign up and confirm it, or decline. The link works once.',
      'If you do not know this company, decline or ignore this e-mail.',
    ],
    action: 'See the request',
  },
  cn: {
    subject: '有客户请您确认供应关系',
    paragraphs: [
      '以下公司在 Ieum 上登记了与贵公司的供应关系，邀请您确认是否属实。',
      '点击按钮可查看内容，您可以注册后确认，也可以拒绝。链接仅可使用一次。',
      '如果您不了解该公司，请拒绝或忽略此邮件。',
    ],
    action: '查看请求',
  },
  jp: {
    subject: '取引先から取引関係の確認依頼があります',
    paragraphs: [
      '下記の会社がIeumに貴社との取引関係を登録し、内容の確認をお願いしています。',
      'ボタンから内容をご覧いただき、登録して確認するか、辞退できます。リンクは一度だけ使えます。',
      '心当たりのない会社の場合は、辞退するか、このメールを無視してください。',
    ],
    action: '依頼を見る',
  },
});

export const supplierReminded = defineMail<Invited>({
  kr: {
    subject: '공급 관계 확인 요청이 아직 기다리고 있어요',
    paragraphs: [
      '얼마 전 보낸 초대에 아직 답이 없어서 다시 알려 드려요.',
      '버튼을 누르면 무엇을 묻는지 볼 수 있고, 확인하거나 거절할 수 있어요.',
    ],
    action: '요청 보기',
  },
  en: {
    subject: 'A supply link still waits for your answer',
    paragraphs: [
      'You were invited some days ago and have not answered yet.',
      'The button shows what is asked. You can confirm it or decline.',
    ],
    action: 'See the request',
  },
  cn: {
    subject: '供应关系确认请求仍在等待答复',
    paragraphs: ['数日前发出的邀请尚未收到答复，特此提醒。', '点击按钮可查看内容，并确认或拒绝。'],
    action: '查看请求',
  },
  jp: {
    subject: '取引関係の確認依頼への回答をお待ちしています',
    paragraphs: [
      '先日お送りした招待にまだご回答がないため、改めてお知らせします。',
      'ボタンから内容をご覧いただき、確認または辞退できます。',
    ],
    action: '依頼を見る',
  },
});

type Answered = { name: string; url: string; company: string; reason?: string };

export const invitationAnswered = {
  accepted: defineMail<Answered>({
    kr: {
      subject: '초대한 협력사가 초대를 받아들였어요',
      paragraphs: ['이제 협력사가 공급 관계를 확인할 차례예요.'],
      action: '초대 보기',
    },
    en: {
      subject: 'A supplier has accepted your invitation',
      paragraphs: ['It can now confirm the supply link.'],
      action: 'Open the invitations',
    },
    cn: { subject: '供应商已接受邀请', paragraphs: ['接下来由供应商确认供应关系。'], action: '查看邀请' },
    jp: {
      subject: 'サプライヤーが招待を承諾しました',
      paragraphs: ['これからサプライヤーが取引関係を確認します。'],
      action: '招待を見る',
    },
  }),
  declined: defineMail<Answered>({
    kr: {
      subject: '초대한 협력사가 거절했어요',
      paragraphs: ['공급 관계는 제안한 그대로 남아 있어요.'],
      action: '초대 보기',
    },
    en: {
      subject: 'A supplier has declined your invitation',
      paragraphs: ['The supply link stays as you proposed it.'],
      action: 'Open the invitations',
    },
    cn: { subject: '供应商拒绝了邀请', paragraphs: ['供应关系保持您提议的内容不变。'], action: '查看邀请' },
    jp: {
      subject: 'サプライヤーが招待を辞退しました',
      paragraphs: ['取引関係は提案のまま残っています。'],
      action: '招待を見る',
    },
  }),
  expired: defineMail<Answered>({
    kr: {
      subject: '협력사 초대가 만료됐어요',
      paragraphs: ['30일 동안 답이 없었어요. 다시 보낼 수 있어요.'],
      action: '초대 보기',
    },
    en: {
      subject: 'An invitation to a supplier has expired',
      paragraphs: ['Nobody has answered for thirty days. You can send it again.'],
      action: 'Open the invitations',
    },
    cn: { subject: '供应商邀请已过期', paragraphs: ['30 天内没有答复，您可以重新发送。'], action: '查看邀请' },
    jp: {
      subject: 'サプライヤーへの招待の期限が切れました',
      paragraphs: ['30日間回答がありませんでした。再送できます。'],
      action: '招待を見る',
    },
  }),
  bounced: defineMail<Answered>({
    kr: {
      subject: '협력사 초대 메일이 전달되지 않았어요',
      paragraphs: ['이메일 주소를 확인하고 새로 초대해 주세요.'],
      action: '초대 보기',
    },
    en: {
      subject: 'An invitation could not be delivered',
      paragraphs: ['Please check the e-mail address and invite the supplier anew.'],
      action: 'Open the invitations',
    },
    cn: { subject: '供应商邀请邮件未能送达', paragraphs: ['请核对邮箱地址后重新邀请。'], action: '查看邀请' },
    jp: {
      subject: 'サプライヤーへの招待メールが届きませんでした',
      paragraphs: ['メールアドレスを確認し、改めて招待してください。'],
      action: '招待を見る',
    },
  }),
};
