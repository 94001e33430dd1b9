import { defineMail } from '../notice/mail/template.ts';

type MailInput = { name: string; url: string; company: string; reason?: string };

export const linkAsked = defineMail<MailInput>({
  kr: {
    subject: '확인을 기다리는 공급 관계가 있어요',
    paragraphs: [
      '거래 상대가 공급 관계를 제안하거나 바꾸자고 했어요.',
      '내용이 맞으면 확인하고, 다르면 고쳐서 답해 주세요.',
    ],
    action: '공급 관계 열기',
  },
  en: {
    subject: 'A supply link waits for your answer',
    paragraphs: [
      'A company has proposed a supply link with yours, or a change to one.',
      'Confirm it if it is right; otherwise answer with what is.',
    ],
    action: 'Open the supply link',
  },
  cn: {
    subject: '有供应关系等待您确认',
    paragraphs: ['有公司提出了与贵公司的供应关系，或提议修改。', '内容无误请确认，有出入请更正后回复。'],
    action: '打开供应关系',
  },
  jp: {
    subject: '確認待ちの取引関係があります',
    paragraphs: [
      '取引先から取引関係の提案、または変更の提案がありました。',
      '内容が正しければ確認し、違う場合は修正してご回答ください。',
    ],
    action: '取引関係を開く',
  },
});

export const linkAnswered = defineMail<MailInput>({
  kr: {
    subject: '공급 관계에 새 소식이 있어요',
    paragraphs: ['거래 상대가 공급 관계에 답했거나 관계를 끝냈어요.'],
    action: '공급 관계 열기',
  },
  en: {
    subject: 'There is news about a supply link',
    paragraphs: ['The other company has answered, withdrawn or ended a supply link with yours.'],
    action: 'Open the supply link',
  },
  cn: {
    subject: '供应关系有新进展',
    paragraphs: ['对方公司已答复、撤回或结束与贵公司的供应关系。'],
    action: '打开供应关系',
  },
  jp: {
    subject: '取引関係に動きがありました',
    paragraphs: ['相手の会社が取引関係に回答、取り下げ、または終了しました。'],
    action: '取引関係を開く',
  },
});

export const sightAsked = defineMail<MailInput>({
  kr: {
    subject: '회사 정보 공개 요청이 있어요',
    paragraphs: [
      '공급망 위쪽의 회사가 우리 회사의 정보를 보고 싶어 해요.',
      '목적과 기간을 확인하고 허용하거나 거절해 주세요.',
    ],
    action: '요청 열기',
  },
  en: {
    subject: 'A company asks to see yours',
    paragraphs: [
      'A company further down the supply chain asks to see who you are.',
      'Look at its purpose and end date, then grant or decline it.',
    ],
    action: 'Open the request',
  },
  cn: {
    subject: '有公司请求查看贵公司信息',
    paragraphs: ['供应链中的一家公司希望查看贵公司的信息。', '请查看其目的和期限，然后同意或拒绝。'],
    action: '打开请求',
  },
  jp: {
    subject: '会社情報の公開依頼があります',
    paragraphs: [
      'サプライチェーン上の会社が貴社の情報を見たいと依頼しています。',
      '目的と期間を確認し、許可または拒否してください。',
    ],
    action: '依頼を開く',
  },
});

export const sightAnswered = defineMail<Omit<MailInput, 'company'>>({
  kr: {
    subject: '정보 공개 요청에 답이 왔어요',
    paragraphs: ['요청하신 회사 정보 공개가 허용, 거절 또는 취소되었어요.'],
    action: '요청 열기',
  },
  en: {
    subject: 'Your request to see a company was answered',
    paragraphs: ['What you asked to see was granted, declined or revoked.'],
    action: 'Open the request',
  },
  cn: {
    subject: '您的查看请求已有答复',
    paragraphs: ['您请求查看的信息已被同意、拒绝或撤销。'],
    action: '打开请求',
  },
  jp: {
    subject: '公開依頼に回答がありました',
    paragraphs: ['ご依頼の会社情報の公開が許可、拒否、または取り消されました。'],
    action: '依頼を開く',
  },
});
