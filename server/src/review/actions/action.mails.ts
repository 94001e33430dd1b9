import { defineMail } from '../../notice/mail/template.ts';

type Details = { name: string; url: string; company?: string; dueDay?: string; reason?: string };

const OPEN = { kr: '시정 조치 열기', en: 'Open the corrective action', cn: '打开整改措施', jp: '是正処置を開く' };

export const actionOpened = defineMail<Details>({
  kr: {
    subject: '시정 조치가 열렸어요',
    paragraphs: ['바로잡을 일이 정해졌어요. 내용과 기한을 확인해 주세요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'A corrective action was opened',
    paragraphs: ['Something has to be put right. Please look at what and until when.'],
    action: OPEN.en,
  },
  cn: { subject: '有新的整改措施', paragraphs: ['有事项需要整改，请查看内容和期限。'], action: OPEN.cn },
  jp: {
    subject: '是正処置が登録されました',
    paragraphs: ['是正すべき事項があります。内容と期限をご確認ください。'],
    action: OPEN.jp,
  },
});

export const actionMoved = defineMail<Details>({
  kr: {
    subject: '시정 조치에 새 소식이 있어요',
    paragraphs: ['시정 조치가 진행되었거나 답을 기다리고 있어요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'There is news about a corrective action',
    paragraphs: ['A corrective action has moved on, or waits for your answer.'],
    action: OPEN.en,
  },
  cn: { subject: '整改措施有新进展', paragraphs: ['整改措施有进展，或正在等待您的答复。'], action: OPEN.cn },
  jp: {
    subject: '是正処置に動きがありました',
    paragraphs: ['是正処置が進んだか、ご回答を待っています。'],
    action: OPEN.jp,
  },
});

export const actionDue = defineMail<Details>({
  kr: {
    subject: '시정 조치의 기한을 확인해 주세요',
    paragraphs: ['기한이 다가왔거나 지난 시정 조치가 있어요.'],
    action: OPEN.kr,
  },
  en: {
    subject: 'A corrective action is due',
    paragraphs: ['The due date of a corrective action is near, or past.'],
    action: OPEN.en,
  },
  cn: { subject: '请留意整改措施的期限', paragraphs: ['有整改措施即将到期或已逾期。'], action: OPEN.cn },
  jp: {
    subject: '是正処置の期限をご確認ください',
    paragraphs: ['期限が近い、または過ぎた是正処置があります。'],
    action: OPEN.jp,
  },
});
