import type { Language } from '@ieum/contract';
import type { Letter } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';

type Sent = (language: Language, values: { name: string; url: string }) => Letter;

const withReason = (words: string[], reason: string) => (reason === '' ? words : [...words, reason]);

/** Goes to an applicant when another claim to the same number was verified. */
export const claimPassedOn = (number: string, reason: string): Sent =>
  defineMail({
    kr: {
      subject: '신청이 회사 합류 요청으로 바뀌었어요',
      paragraphs: withReason(
        [
          `사업자등록번호 ${number}의 회사는 다른 신청으로 인증됐어요.`,
          '보내 주신 신청은 그 회사에 합류하는 요청으로 바뀌었어요. 회사의 소유자가 수락하면 함께 쓸 수 있어요.',
        ],
        reason,
      ),
      action: '진행 상황 보기',
    },
    en: {
      subject: 'Your application has become a request to join',
      paragraphs: withReason(
        [
          `The company with the business number ${number} was verified through another application.`,
          'Yours has become a request to join that company. You can work with it as soon as one of its owners lets you in.',
        ],
        reason,
      ),
      action: 'See how it stands',
    },
    cn: {
      subject: '您的申请已转为加入公司的申请',
      paragraphs: withReason(
        [
          `登记号 ${number} 的公司已通过另一份申请完成认证。`,
          '您的申请已转为加入该公司的申请。公司所有者同意后即可一同使用。',
        ],
        reason,
      ),
      action: '查看进度',
    },
    jp: {
      subject: '申請が会社への参加申請に変わりました',
      paragraphs: withReason(
        [
          `事業者登録番号 ${number} の会社は、別の申請により認証されました。`,
          'お送りいただいた申請は、その会社への参加申請に変わりました。会社の所有者が承認すると利用できます。',
        ],
        reason,
      ),
      action: '状況を確認する',
    },
  });
