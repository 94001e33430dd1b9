import { defineMail } from '../../notice/mail/template.ts';

type Details = { name: string; url: string; company: string; dueDay?: string; reason?: string };

const OPEN_REQUEST = { kr: '요청 열기', en: 'Open the request', cn: '打开请求', jp: '依頼を開く' };

export const requestAsked = defineMail<Details>({
  kr: {
    subject: '고객사가 신고서를 요청했어요',
    paragraphs: ['고객사가 우리 회사의 신고서를 요청했어요.', '내용과 기한을 확인하고 답해 주세요.'],
    action: OPEN_REQUEST.kr,
  },
  en: {
    subject: 'A customer asks for a declaration',
    paragraphs: [
      'A customer has asked your company for a declaration.',
      'Please look at what is asked and until when, and answer.',
    ],
    action: OPEN_REQUEST.en,
  },
  cn: {
    subject: '客户请求提交申报',
    paragraphs: ['有客户请求贵公司提交申报。', '请查看内容和截止日期并答复。'],
    action: OPEN_REQUEST.cn,
  },
  jp: {
    subject: '顧客企業から申告書の依頼があります',
    paragraphs: ['顧客企業が貴社に申告書の提出を依頼しました。', '内容と期限を確認し、ご回答ください。'],
    action: OPEN_REQUEST.jp,
  },
});

export const requestDueChanged = defineMail<Details>({
  kr: {
    subject: '신고서 요청의 기한이 바뀌었어요',
    paragraphs: ['고객사가 신고서 요청의 기한을 바꿨어요.'],
    action: OPEN_REQUEST.kr,
  },
  en: {
    subject: 'A request has another due date',
    paragraphs: ['A customer has changed the due date of a request to your company.'],
    action: OPEN_REQUEST.en,
  },
  cn: {
    subject: '申报请求的截止日期已变更',
    paragraphs: ['客户变更了申报请求的截止日期。'],
    action: OPEN_REQUEST.cn,
  },
  jp: {
    subject: '申告書の依頼の期限が変わりました',
    paragraphs: ['顧客企業が申告書の依頼の期限を変更しました。'],
    action: OPEN_REQUEST.jp,
  },
});

export const requestCancelled = defineMail<Details>({
  kr: {
    subject: '신고서 요청이 취소되었어요',
    paragraphs: ['고객사가 신고서 요청을 취소했어요. 작성하던 내용은 우리 회사에 그대로 남아 있어요.'],
    action: OPEN_REQUEST.kr,
  },
  en: {
    subject: 'A request was taken back',
    paragraphs: ['A customer no longer asks for a declaration. What you have begun stays with you.'],
    action: OPEN_REQUEST.en,
  },
  cn: {
    subject: '申报请求已取消',
    paragraphs: ['客户取消了申报请求。已填写的内容仍保留在贵公司。'],
    action: OPEN_REQUEST.cn,
  },
  jp: {
    subject: '申告書の依頼が取り消されました',
    paragraphs: ['顧客企業が申告書の依頼を取り消しました。作成中の内容は貴社に残ります。'],
    action: OPEN_REQUEST.jp,
  },
});

export const requestDeclined = defineMail<Details>({
  kr: {
    subject: '협력사가 신고서 요청을 거절했어요',
    paragraphs: ['협력사가 우리 회사의 신고서 요청을 거절했어요. 사유를 확인해 주세요.'],
    action: OPEN_REQUEST.kr,
  },
  en: {
    subject: 'A supplier has declined a request',
    paragraphs: ['A supplier has declined your request for a declaration. Please look at the reason.'],
    action: OPEN_REQUEST.en,
  },
  cn: {
    subject: '供应商拒绝了申报请求',
    paragraphs: ['供应商拒绝了贵公司的申报请求，请查看原因。'],
    action: OPEN_REQUEST.cn,
  },
  jp: {
    subject: 'サプライヤーが申告書の依頼を辞退しました',
    paragraphs: ['サプライヤーが貴社の申告書の依頼を辞退しました。理由をご確認ください。'],
    action: OPEN_REQUEST.jp,
  },
});

/** Sent to the supplier that has to answer. */
export const requestDue = defineMail<Details>({
  kr: {
    subject: '신고서 제출 기한을 확인해 주세요',
    paragraphs: ['고객사가 요청한 신고서를 아직 제출하지 않았어요.', '기한을 확인하고 제출해 주세요.'],
    action: OPEN_REQUEST.kr,
  },
  en: {
    subject: 'A declaration is waited for',
    paragraphs: [
      'A declaration that a customer has asked for was not handed in yet.',
      'Please look at the due date and hand it in.',
    ],
    action: OPEN_REQUEST.en,
  },
  cn: {
    subject: '请留意申报的提交期限',
    paragraphs: ['客户请求的申报尚未提交。', '请查看截止日期并提交。'],
    action: OPEN_REQUEST.cn,
  },
  jp: {
    subject: '申告書の提出期限をご確認ください',
    paragraphs: ['顧客企業から依頼された申告書がまだ提出されていません。', '期限を確認し、提出してください。'],
    action: OPEN_REQUEST.jp,
  },
});

/** Sent to the company that asked. */
export const requestOverdue = defineMail<Details>({
  kr: {
    subject: '협력사의 신고서 제출 기한이 지났어요',
    paragraphs: ['요청한 신고서가 기한까지 제출되지 않았어요.', '협력사에 확인하거나 기한을 다시 정해 주세요.'],
    action: OPEN_REQUEST.kr,
  },
  en: {
    subject: 'A supplier’s declaration is overdue',
    paragraphs: [
      'A declaration that you have asked for was not handed in by its due date.',
      'Please ask the supplier, or set another date.',
    ],
    action: OPEN_REQUEST.en,
  },
  cn: {
    subject: '供应商的申报已逾期',
    paragraphs: ['所请求的申报未在截止日期前提交。', '请与供应商确认，或重新设定期限。'],
    action: OPEN_REQUEST.cn,
  },
  jp: {
    subject: 'サプライヤーの申告書が期限を過ぎています',
    paragraphs: [
      '依頼した申告書が期限までに提出されませんでした。',
      'サプライヤーに確認するか、期限を設定し直してください。',
    ],
    action: OPEN_REQUEST.jp,
  },
});
