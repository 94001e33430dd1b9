import { groupedBusinessNumber, type Language } from '@ieum/contract';
import type { Letter } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';

type MailValues = { name: string; url: string };

/** Names the company by its number alone: a name is only what a person has typed. */
export const companyClosed = (state: 'closed' | 'suspended', businessNumber: string) => {
  const number = groupedBusinessNumber(businessNumber);
  const mails = { closed: closed(number), suspended: suspended(number) };
  return (language: Language, values: MailValues): Letter => mails[state](language, values);
};

const closed = (number: string) =>
  defineMail<MailValues>({
    kr: {
      subject: '폐업한 회사가 있어요',
      paragraphs: [
        `국세청에서 사업자등록번호 ${number} 회사가 폐업했다고 알려 왔어요.`,
        '이음에서는 아무것도 바뀌지 않았어요. 회사를 확인하고, 필요하면 이용을 중지해 주세요.',
      ],
      action: '회사 확인하기',
    },
    en: {
      subject: 'A company has closed',
      paragraphs: [
        `According to the National Tax Service, the company with business number ${number} has closed.`,
        'Nothing has changed in Ieum. Please look at the company, and disable it if need be.',
      ],
      action: 'Look at the company',
    },
    cn: {
      subject: '有公司已停业',
      paragraphs: [
        `韩国国税厅显示，营业执照号码为 ${number} 的公司已停业（注销）。`,
        'Ieum 中的信息没有任何变化。请查看该公司，必要时停用。',
      ],
      action: '查看公司',
    },
    jp: {
      subject: '廃業した会社があります',
      paragraphs: [
        `韓国国税庁によると、事業者登録番号 ${number} の会社は廃業しています。`,
        'Ieum 上の情報は何も変わっていません。会社を確認し、必要に応じて利用を停止してください。',
      ],
      action: '会社を確認する',
    },
  });

const suspended = (number: string) =>
  defineMail<MailValues>({
    kr: {
      subject: '휴업한 회사가 있어요',
      paragraphs: [
        `국세청에서 사업자등록번호 ${number} 회사가 휴업 중이라고 알려 왔어요.`,
        '이음에서는 아무것도 바뀌지 않았어요. 회사를 확인해 주세요.',
      ],
      action: '회사 확인하기',
    },
    en: {
      subject: 'A company has suspended its business',
      paragraphs: [
        `According to the National Tax Service, the company with business number ${number} has suspended its business.`,
        'Nothing has changed in Ieum. Please look at the company.',
      ],
      action: 'Look at the company',
    },
    cn: {
      subject: '有公司已暂停营业',
      paragraphs: [
        `韩国国税厅显示，营业执照号码为 ${number} 的公司已暂停营业。`,
        'Ieum 中的信息没有任何变化。请查看该公司。',
      ],
      action: '查看公司',
    },
    jp: {
      subject: '休業した会社があります',
      paragraphs: [
        `韓国国税庁によると、事業者登録番号 ${number} の会社は休業しています。`,
        'Ieum 上の情報は何も変わっていません。会社を確認してください。',
      ],
      action: '会社を確認する',
    },
  });
