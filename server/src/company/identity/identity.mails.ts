import { groupedBusinessNumber, type Language } from '@ieum/contract';
import type { Letter } from '../../notice/mail/layout.ts';
import { defineMail } from '../../notice/mail/template.ts';

type Sent = (language: Language, values: { name: string; url: string }) => Letter;
type Renamed = { company: string; formerName: string; businessNumber: string; country: string };

/** Goes to a partner. The number shows that it is the same company. */
export const partnerRenamed = ({ company, formerName, businessNumber, country }: Renamed): Sent => {
  const known = [groupedBusinessNumber(businessNumber), country].filter(Boolean).join(' · ');
  return defineMail({
    kr: {
      subject: `거래처의 회사 정보가 바뀌었어요: ${company}`,
      paragraphs: [
        `전: ${formerName}`,
        `후: ${company} (${known})`,
        '운영자가 사업자등록증을 확인하고 승인한 변경이에요. 공급 관계는 그대로예요.',
      ],
      action: '공급 관계 보기',
    },
    en: {
      subject: `A partner's company details have changed: ${company}`,
      paragraphs: [
        `Before: ${formerName}`,
        `Now: ${company} (${known})`,
        'The portal team has checked the business registration certificate and approved the change. Your supply links stay as they are.',
      ],
      action: 'See supply links',
    },
    cn: {
      subject: `交易伙伴的公司信息已变更：${company}`,
      paragraphs: [
        `变更前：${formerName}`,
        `变更后：${company}（${known}）`,
        '平台运营方已核对登记证并批准此变更。供应关系保持不变。',
      ],
      action: '查看供应关系',
    },
    jp: {
      subject: `取引先の会社情報が変わりました：${company}`,
      paragraphs: [
        `変更前：${formerName}`,
        `変更後：${company}（${known}）`,
        '運営者が登録証を確認し、承認した変更です。供給関係はそのままです。',
      ],
      action: '供給関係を見る',
    },
  });
};

export const identityAccepted = (company: string): Sent =>
  defineMail({
    kr: {
      subject: '회사 정보 변경이 승인됐어요',
      paragraphs: [`지금부터 새 정보로 보여요: ${company}`, '거래처에도 알렸어요. 전에 쓰던 이름은 기록으로 남아요.'],
      action: '회사 정보 보기',
    },
    en: {
      subject: 'The change of your company details is approved',
      paragraphs: [
        `The new details are shown from now on: ${company}`,
        'Your partners have been notified. Former names stay on record.',
      ],
      action: 'See company details',
    },
    cn: {
      subject: '公司信息变更已获批准',
      paragraphs: [`即日起显示新的信息：${company}`, '已通知您的交易伙伴。曾用名会保留在记录中。'],
      action: '查看公司信息',
    },
    jp: {
      subject: '会社情報の変更が承認されました',
      paragraphs: [
        `これから新しい情報が表示されます：${company}`,
        '取引先にもお知らせしました。以前の名称は記録に残ります。',
      ],
      action: '会社情報を見る',
    },
  });

export const identityRejected = (company: string, reason: string): Sent =>
  defineMail({
    kr: {
      subject: '회사 정보 변경 신청이 반려됐어요',
      paragraphs: [
        `신청한 내용: ${company}`,
        `사유: ${reason}`,
        '지금 정보는 그대로예요. 고쳐서 다시 신청할 수 있어요.',
      ],
      action: '회사 정보 보기',
    },
    en: {
      subject: 'The change of your company details was rejected',
      paragraphs: [
        `You asked for: ${company}`,
        `Reason: ${reason}`,
        'Your present details stay as they are. You can correct the request and submit it again.',
      ],
      action: 'See company details',
    },
    cn: {
      subject: '公司信息变更申请被驳回',
      paragraphs: [`申请内容：${company}`, `原因：${reason}`, '当前信息保持不变。更正后可以重新申请。'],
      action: '查看公司信息',
    },
    jp: {
      subject: '会社情報の変更申請が却下されました',
      paragraphs: [
        `申請内容：${company}`,
        `理由：${reason}`,
        '現在の情報はそのままです。内容を修正して、もう一度申請できます。',
      ],
      action: '会社情報を見る',
    },
  });
