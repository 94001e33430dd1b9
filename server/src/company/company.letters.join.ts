import type { Language } from '@ieum/contract';
import type { Letter } from '../notice/letter.ts';
import { letter } from '../notice/letter-words.ts';

type Sent = (language: Language, told: { name: string; url: string }) => Letter;

const withReason = (words: string[], reason: string) => (reason === '' ? words : [...words, reason]);

/** Of several claims to a number, another one stands. */
export const claimPassedOn = (number: string, reason: string): Sent =>
  letter({
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

export const askedToJoin = (number: string): Sent =>
  letter({
    kr: {
      subject: '회사에 합류하려는 분이 있어요',
      paragraphs: [
        `사업자등록번호 ${number}로 신청한 분이 회사에 합류하려고 해요.`,
        '아는 분이 맞는지 확인하고 수락하거나 거절해 주세요.',
      ],
      action: '요청 확인하기',
    },
    en: {
      subject: 'Somebody asks to join your company',
      paragraphs: [
        `Somebody who applied with the business number ${number} would like to join your company.`,
        'Please check that you know them, and let them in or refuse.',
      ],
      action: 'See the request',
    },
    cn: {
      subject: '有人申请加入贵公司',
      paragraphs: [`有人以登记号 ${number} 提交申请，希望加入贵公司。`, '请确认是否认识对方，然后同意或拒绝。'],
      action: '查看申请',
    },
    jp: {
      subject: '会社への参加申請が届いています',
      paragraphs: [
        `事業者登録番号 ${number} で申請した方が、会社への参加を希望しています。`,
        'お心当たりのある方かご確認のうえ、承認または拒否してください。',
      ],
      action: '申請を確認する',
    },
  });

export const letIn = (number: string): Sent =>
  letter({
    kr: {
      subject: '회사에 합류했어요',
      paragraphs: [`사업자등록번호 ${number}의 회사에 합류했어요. 이제 회사의 자료를 볼 수 있어요.`],
      action: '이음으로 가기',
    },
    en: {
      subject: 'You have joined the company',
      paragraphs: [
        `You are now a member of the company with the business number ${number} and see what it keeps here.`,
      ],
      action: 'Open Ieum',
    },
    cn: {
      subject: '您已加入公司',
      paragraphs: [`您已加入登记号为 ${number} 的公司，现在可以查看公司的资料。`],
      action: '打开 Ieum',
    },
    jp: {
      subject: '会社に参加しました',
      paragraphs: [`事業者登録番号 ${number} の会社に参加しました。会社の資料を閲覧できます。`],
      action: 'Ieum を開く',
    },
  });
