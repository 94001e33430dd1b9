import { defineMail } from '../../notice/mail/template.ts';

type Details = { name: string; url: string; company?: string; person?: string; reason?: string };
type Ending = { name: string; url: string; company?: string; lastDay: string };

const OPEN = { kr: '신고서 열기', en: 'Open the declaration', cn: '打开申报', jp: '申告書を開く' };

export const handedIn = defineMail<Details>({
  kr: {
    subject: '검토할 신고서가 제출되었어요',
    paragraphs: ['새로 제출된 신고서가 검토를 기다리고 있어요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'A declaration waits for review',
    paragraphs: ['A declaration was handed in and waits to be reviewed.'],
    action: OPEN.en,
  },
  cn: {
    subject: '有申报等待审核',
    paragraphs: ['新提交的申报正在等待审核。'],
    action: OPEN.cn,
  },
  jp: {
    subject: '審査待ちの申告書があります',
    paragraphs: ['新しく提出された申告書が審査を待っています。'],
    action: OPEN.jp,
  },
});

export const approved = defineMail<Details>({
  kr: { subject: '신고서가 승인되었어요', paragraphs: ['제출하신 신고서가 승인되었어요.'], action: OPEN.kr },
  en: {
    subject: 'Your declaration was approved',
    paragraphs: ['The declaration that you handed in was approved.'],
    action: OPEN.en,
  },
  cn: { subject: '申报已获批准', paragraphs: ['您提交的申报已获批准。'], action: OPEN.cn },
  jp: { subject: '申告書が承認されました', paragraphs: ['提出された申告書が承認されました。'], action: OPEN.jp },
});

export const returned = defineMail<Details>({
  kr: {
    subject: '신고서 보완 요청이 있어요',
    paragraphs: ['제출하신 신고서에 고칠 곳이 있어요.', '의견을 확인하고 고쳐서 다시 제출해 주세요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'Your declaration was sent back for changes',
    paragraphs: [
      'Something in the declaration that you handed in has to change.',
      'Please read the comments, change it and hand it in again.',
    ],
    action: OPEN.en,
  },
  cn: {
    subject: '申报需要补正',
    paragraphs: ['您提交的申报有需要修改之处。', '请查看意见，修改后重新提交。'],
    action: OPEN.cn,
  },
  jp: {
    subject: '申告書が差し戻されました',
    paragraphs: ['提出された申告書に修正が必要な箇所があります。', 'コメントを確認し、修正して再提出してください。'],
    action: OPEN.jp,
  },
});

export const rejected = defineMail<Details>({
  kr: {
    subject: '신고서가 반려되었어요',
    paragraphs: ['제출하신 신고서가 반려되었어요. 사유를 확인해 주세요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'Your declaration was rejected',
    paragraphs: ['The declaration that you handed in was rejected. Please look at the reason.'],
    action: OPEN.en,
  },
  cn: { subject: '申报已被驳回', paragraphs: ['您提交的申报已被驳回，请查看原因。'], action: OPEN.cn },
  jp: {
    subject: '申告書が却下されました',
    paragraphs: ['提出された申告書が却下されました。理由をご確認ください。'],
    action: OPEN.jp,
  },
});

export const approvalAsked = defineMail<Details>({
  kr: {
    subject: '신고서를 제출하기 전에 확인해 주세요',
    paragraphs: ['동료가 신고서를 제출하기 전에 확인을 부탁했어요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'A colleague asks you to approve a declaration',
    paragraphs: ['A colleague asks for your approval before a declaration is handed in.'],
    action: OPEN.en,
  },
  cn: {
    subject: '同事请您确认申报',
    paragraphs: ['同事请您在提交申报之前予以确认。'],
    action: OPEN.cn,
  },
  jp: {
    subject: '申告書の社内確認の依頼があります',
    paragraphs: ['同僚が申告書を提出する前に確認を依頼しています。'],
    action: OPEN.jp,
  },
});

export const approvalAnswered = defineMail<Details>({
  kr: {
    subject: '부탁한 확인에 답이 왔어요',
    paragraphs: ['신고서를 제출해도 되는지 동료가 답했어요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'Your colleague has answered',
    paragraphs: ['Your colleague has answered whether a declaration may be handed in.'],
    action: OPEN.en,
  },
  cn: { subject: '同事已答复确认请求', paragraphs: ['同事已答复申报是否可以提交。'], action: OPEN.cn },
  jp: {
    subject: '確認依頼に回答がありました',
    paragraphs: ['申告書を提出してよいか、同僚が回答しました。'],
    action: OPEN.jp,
  },
});

export const approvalEnding = defineMail<Ending>({
  kr: {
    subject: '승인된 신고서의 유효 기간이 곧 끝나요',
    paragraphs: ['계속 쓰려면 새 판을 만들어 제출해 주세요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'An approved declaration is about to end',
    paragraphs: ['To keep it going, renew it and hand in the next edition.'],
    action: OPEN.en,
  },
  cn: {
    subject: '已批准的申报即将到期',
    paragraphs: ['如需继续使用，请续期并提交新版。'],
    action: OPEN.cn,
  },
  jp: {
    subject: '承認された申告書の有効期間がまもなく終わります',
    paragraphs: ['引き続き利用する場合は、更新して新しい版を提出してください。'],
    action: OPEN.jp,
  },
});

export const approvalEnded = defineMail<Ending>({
  kr: {
    subject: '승인된 신고서의 유효 기간이 끝났어요',
    paragraphs: ['새 판을 만들어 제출할 수 있어요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'An approved declaration has ended',
    paragraphs: ['You can renew it and hand in the next edition.'],
    action: OPEN.en,
  },
  cn: { subject: '已批准的申报已到期', paragraphs: ['可以续期并提交新版。'], action: OPEN.cn },
  jp: {
    subject: '承認された申告書の有効期間が終わりました',
    paragraphs: ['更新して新しい版を提出できます。'],
    action: OPEN.jp,
  },
});
