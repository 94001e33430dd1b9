import type { Correction, CorrectionField, Language } from '@ieum/contract';
import type { Letter } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';

type MailValues = { name: string; url: string };
type Sent = (language: Language, values: MailValues) => Letter;

const FIELD_NAMES: Record<CorrectionField, Record<Language, string>> = {
  businessNumber: { kr: '사업자등록번호', en: 'Business number', cn: '营业执照登记号', jp: '事業者登録番号' },
  certificate: { kr: '사업자등록증', en: 'Business certificate', cn: '营业执照', jp: '事業者登録証' },
  companyName: { kr: '회사 이름', en: 'Company name', cn: '公司名称', jp: '会社名' },
  representative: { kr: '대표자', en: 'Representative', cn: '代表人', jp: '代表者' },
  openedOn: { kr: '개업일', en: 'Opening date', cn: '开业日期', jp: '開業日' },
  address: { kr: '사업장 주소', en: 'Business address', cn: '经营地址', jp: '事業所の住所' },
  applicantName: { kr: '신청자 이름', en: 'Applicant’s name', cn: '申请人姓名', jp: '申請者の氏名' },
  phone: { kr: '휴대전화 번호', en: 'Mobile phone', cn: '手机号码', jp: '携帯電話番号' },
};

export const caseWaiting = (number: string, round: number): Sent =>
  defineMail({
    kr: {
      subject: `회사 인증 신청이 기다리고 있어요 (${number})`,
      paragraphs: [
        round === 1
          ? `사업자등록번호 ${number}로 새 신청이 들어왔어요.`
          : `사업자등록번호 ${number}의 신청이 다시 제출됐어요.`,
        '등록증과 입력한 내용을 확인하고 결정해 주세요.',
      ],
      action: '신청 확인하기',
    },
    en: {
      subject: `A company is waiting to be verified (${number})`,
      paragraphs: [
        round === 1
          ? `There is a new case for the business number ${number}.`
          : `The case for the business number ${number} was handed in again.`,
        'Please check the certificate against what was typed, and decide.',
      ],
      action: 'Open the case',
    },
    cn: {
      subject: `有公司认证申请等待审核（${number}）`,
      paragraphs: [
        round === 1 ? `收到登记号 ${number} 的新申请。` : `登记号 ${number} 的申请已重新提交。`,
        '请核对执照与填写的内容，并作出决定。',
      ],
      action: '查看申请',
    },
    jp: {
      subject: `会社認証の申請が届いています（${number}）`,
      paragraphs: [
        round === 1
          ? `事業者登録番号 ${number} の新しい申請が届きました。`
          : `事業者登録番号 ${number} の申請が再提出されました。`,
        '登録証と入力内容を確認し、決定してください。',
      ],
      action: '申請を確認する',
    },
  });

export const companyVerified = (number: string): Sent =>
  defineMail({
    kr: {
      subject: '회사 인증이 끝났어요',
      paragraphs: [
        `사업자등록번호 ${number}의 회사가 인증됐어요.`,
        '이제 동료를 초대하고, 작성한 자료를 제출하고, 협력사를 볼 수 있어요.',
      ],
      action: '이음에서 확인하기',
    },
    en: {
      subject: 'Your company is verified',
      paragraphs: [
        `The company with the business number ${number} is verified.`,
        'You can now invite colleagues, submit what you have prepared, and see your partners.',
      ],
      action: 'Open Ieum',
    },
    cn: {
      subject: '贵公司已通过认证',
      paragraphs: [`登记号为 ${number} 的公司已通过认证。`, '现在可以邀请同事、提交准备好的资料，并查看合作伙伴。'],
      action: '打开 Ieum',
    },
    jp: {
      subject: '会社の認証が完了しました',
      paragraphs: [
        `事業者登録番号 ${number} の会社が認証されました。`,
        '同僚の招待、準備した資料の提出、取引先の閲覧ができるようになりました。',
      ],
      action: 'Ieum で確認する',
    },
  });

/** Lists each field with the operator's note. */
const correctionLines = (language: Language, fields: Correction[]) =>
  fields.map(({ field, note }) => {
    const name = FIELD_NAMES[field][language];
    return note === '' ? `• ${name}` : `• ${name}: ${note}`;
  });

export const correctionAsked = (number: string, fields: Correction[]): Sent =>
  defineMail({
    kr: {
      subject: '회사 인증 신청에 보완할 내용이 있어요',
      paragraphs: [
        `사업자등록번호 ${number}의 신청을 확인했어요. 아래 항목을 고쳐서 다시 보내 주세요.`,
        ...correctionLines('kr', fields),
        '다른 내용은 다시 입력하지 않아도 돼요.',
      ],
      action: '보완하기',
    },
    en: {
      subject: 'Something in your application needs to be corrected',
      paragraphs: [
        `We have looked at your application for the business number ${number}. Please correct the following and send it again.`,
        ...correctionLines('en', fields),
        'Everything else stays as it is.',
      ],
      action: 'Correct it',
    },
    cn: {
      subject: '您的公司认证申请需要补充',
      paragraphs: [
        `我们已查看登记号 ${number} 的申请。请更正以下项目后重新提交。`,
        ...correctionLines('cn', fields),
        '其他内容无需重新填写。',
      ],
      action: '前往补充',
    },
    jp: {
      subject: '会社認証の申請に修正が必要です',
      paragraphs: [
        `事業者登録番号 ${number} の申請を確認しました。次の項目を修正して再送信してください。`,
        ...correctionLines('jp', fields),
        'そのほかの内容を入力し直す必要はありません。',
      ],
      action: '修正する',
    },
  });

export const companyRejected = (number: string, reason: string): Sent =>
  defineMail({
    kr: {
      subject: '회사 인증 신청이 반려됐어요',
      paragraphs: [
        `사업자등록번호 ${number}의 신청이 반려됐어요.`,
        `사유: ${reason}`,
        '계정은 그대로 쓸 수 있어요. 내용을 고쳐 새로 신청할 수 있어요.',
      ],
      action: '다시 신청하기',
    },
    en: {
      subject: 'Your application was rejected',
      paragraphs: [
        `The application for the business number ${number} was rejected.`,
        `Reason: ${reason}`,
        'Your account stays as it is. You can correct what was wrong and apply anew.',
      ],
      action: 'Apply anew',
    },
    cn: {
      subject: '您的公司认证申请被驳回',
      paragraphs: [`登记号 ${number} 的申请被驳回。`, `原因：${reason}`, '您的账号仍可使用，更正后可以重新申请。'],
      action: '重新申请',
    },
    jp: {
      subject: '会社認証の申請が却下されました',
      paragraphs: [
        `事業者登録番号 ${number} の申請が却下されました。`,
        `理由：${reason}`,
        'アカウントはそのままお使いいただけます。内容を修正して、あらためて申請できます。',
      ],
      action: 'あらためて申請する',
    },
  });
