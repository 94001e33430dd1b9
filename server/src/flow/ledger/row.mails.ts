import { defineMail } from '../../notice/mail/template.ts';

type MailInput = { name: string; url: string };

export const flowDiffers = defineMail<MailInput>({
  kr: {
    subject: '출고량과 입고량이 달라요',
    paragraphs: ['거래 상대가 입력한 수량이 우리 수량과 2% 넘게 달라요.', '어느 쪽이 맞는지 서로 확인해 주세요.'],
    action: '자재 흐름 열기',
  },
  en: {
    subject: 'Shipped and received quantities differ',
    paragraphs: [
      'The other company has entered a quantity that differs from yours by more than 2 %.',
      'Please find out together which one is right.',
    ],
    action: 'Open the material flow',
  },
  cn: {
    subject: '发货量与收货量不一致',
    paragraphs: ['对方录入的数量与贵公司相差超过 2%。', '请双方核对哪一个正确。'],
    action: '打开物料流向',
  },
  jp: {
    subject: '出荷量と入荷量が異なります',
    paragraphs: ['取引先が入力した数量が、貴社の数量と2%を超えて異なります。', 'どちらが正しいか、ご確認ください。'],
    action: '資材フローを開く',
  },
});

export const flowSaid = defineMail<MailInput>({
  kr: {
    subject: '자재 흐름에 거래 상대의 말이 있어요',
    paragraphs: ['거래 상대가 수량 차이에 대해 말했거나 맞출 수량을 제안했어요.'],
    action: '자재 흐름 열기',
  },
  en: {
    subject: 'The other company wrote about a material flow',
    paragraphs: ['The other company has written about a difference, or has offered a quantity to agree on.'],
    action: 'Open the material flow',
  },
  cn: {
    subject: '对方就物料流向留了言',
    paragraphs: ['对方就数量差异留了言，或提议了一个数量。'],
    action: '打开物料流向',
  },
  jp: {
    subject: '資材フローに取引先からの連絡があります',
    paragraphs: ['取引先が数量の差異について連絡したか、数量を提案しました。'],
    action: '資材フローを開く',
  },
});
