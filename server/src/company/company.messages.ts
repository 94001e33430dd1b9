import type { companyErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';

export const companyMessages: Messages<typeof companyErrors> = {
  'company.changed_meanwhile': {
    kr: '그사이 다른 사람이 회사 정보를 바꿨어요. 두 내용을 비교해 주세요.',
    en: 'Somebody else has changed the company in the meantime. Please compare both.',
    cn: '在此期间，其他人修改了公司信息。请比较两者的内容。',
    jp: 'その間に他の人が会社情報を変更しました。両方の内容を比べてください。',
  },
  'company.last_owner': {
    kr: '마지막 소유자예요. 먼저 다른 구성원에게 소유자 권한을 넘겨 주세요.',
    en: 'This is the last owner. Please pass ownership on to another member first.',
    cn: '这是最后一位所有者。请先将所有者权限转让给其他成员。',
    jp: '最後の所有者です。先に他のメンバーへ所有者の権限を引き継いでください。',
  },
  'company.not_verified': {
    kr: '회사 인증이 끝나면 할 수 있어요.',
    en: 'You can do this once your company has been verified.',
    cn: '公司完成认证后即可进行此操作。',
    jp: '会社の認証が済むと、この操作ができます。',
  },
  'company.email_unconfirmed': {
    kr: '먼저 내 이메일을 확인해 주세요. 받은 메일의 링크를 누르면 돼요.',
    en: 'Please confirm your own e-mail first, by the link in the mail you received.',
    cn: '请先确认您自己的邮箱：点击收到的邮件中的链接即可。',
    jp: '先にご自身のメールアドレスをご確認ください。届いたメールのリンクを押すと完了します。',
  },
  'company.identity_fixed': {
    kr: '인증된 회사의 이름, 대표자, 국가는 바로 바꿀 수 없어요. 회사 정보 변경을 신청하면 운영자가 확인한 뒤 바뀌어요.',
    en: 'The name, representative and country of a verified company cannot be edited. Request a change; it takes effect when the portal team approves it.',
    cn: '已认证公司的名称、代表人和国家/地区不能直接修改。请提交变更申请，平台运营方批准后生效。',
    jp: '認証済みの会社の名称・代表者・国は直接変更できません。変更を申請すると、運営者の承認後に反映されます。',
  },
  'company.identity_pending': {
    kr: '이미 신청한 변경이 검토를 기다리고 있어요. 결과가 나온 뒤에 다시 신청하거나, 지금 신청을 취소해 주세요.',
    en: 'A change is already waiting for review. Wait for the decision, or withdraw the request first.',
    cn: '已有变更申请正在等待审核。请等待结果，或先撤回该申请。',
    jp: 'すでに申請した変更が審査を待っています。結果を待つか、先にその申請を取り下げてください。',
  },
  'company.identity_same': {
    kr: '지금 정보와 다른 내용이 없어요.',
    en: 'Nothing differs from the present details.',
    cn: '与当前信息没有差异。',
    jp: '現在の情報と異なる内容がありません。',
  },
  'company.already_member': {
    kr: '이미 회사의 구성원이거나 승인을 기다리고 있는 사람이에요.',
    en: 'This person is a member of the company already, or waits to be let in.',
    cn: '此人已是公司成员，或正在等待批准。',
    jp: 'この方はすでに会社のメンバーか、承認を待っています。',
  },
  'company.already_invited': {
    kr: '이미 초대한 주소예요. 초대 목록에서 다시 보낼 수 있어요.',
    en: 'This address has been invited already. You can send it again from the list of invitations.',
    cn: '该地址已被邀请。您可以在邀请列表中重新发送。',
    jp: 'このアドレスはすでに招待済みです。招待の一覧から再送できます。',
  },
  'company.invitation_over': {
    kr: '이미 끝난 초대예요. 목록을 새로 고쳐 주세요.',
    en: 'This invitation is over already. Please refresh the list.',
    cn: '该邀请已结束。请刷新列表。',
    jp: 'この招待はすでに終了しています。一覧を更新してください。',
  },
};
