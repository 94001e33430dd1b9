import type { verificationErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const caseMessages: Messages<typeof verificationErrors> = {
  'company.case_changed': {
    kr: '그사이 다른 사람이 이 신청을 처리했어요. 지금 상태를 확인한 뒤 다시 진행해 주세요.',
    en: 'Somebody has changed this case in the meantime. Please look at it as it is now before you go on.',
    cn: '此申请刚刚被其他人处理过。请先查看当前状态，再继续操作。',
    jp: 'この申請はその間に他の人が処理しました。現在の状態を確認してから続けてください。',
  },
  'company.case_closed': {
    kr: '지금 상태에서는 이 작업을 할 수 없어요. 신청의 현재 상태를 확인해 주세요.',
    en: 'This cannot be done with the case as it stands. Please check its present state.',
    cn: '当前状态下无法进行此操作，请查看申请的当前状态。',
    jp: '現在の状態ではこの操作を行えません。申請の状態をご確認ください。',
  },
  'company.case_taken': {
    kr: '다른 운영자가 검토하고 있는 신청이에요. 이어받은 뒤에 결정할 수 있어요.',
    en: 'Another operator is reviewing this case. Take it over before you decide.',
    cn: '其他运营人员正在审核此申请。请先接手，再作出决定。',
    jp: '別の運営担当者が審査中の申請です。引き継いでから決定してください。',
  },
  'company.number_taken': {
    kr: '이 사업자등록번호로 이미 인증된 회사가 있어요. 합류 요청으로 바꾸거나 반려해 주세요.',
    en: 'There is a verified company with this business number already. Turn the claim into a join request, or reject it.',
    cn: '该营业执照登记号已有通过认证的公司。请将其转为加入申请或予以驳回。',
    jp: 'この事業者登録番号にはすでに認証済みの会社があります。参加申請に変更するか、却下してください。',
  },
  'company.claims_undecided': {
    kr: '같은 사업자등록번호로 들어온 다른 신청이 있어요. 모두 어떻게 할지 정해 주세요.',
    en: 'There are other claims to this business number. Please decide what becomes of each of them.',
    cn: '还有其他人以同一登记号提交了申请。请逐一决定如何处理。',
    jp: '同じ事業者登録番号の申請がほかにあります。それぞれの扱いを決めてください。',
  },
  'company.correction_missing': {
    kr: '보완 요청을 받은 항목을 모두 채워 주세요.',
    en: 'Please fill in everything that was asked for.',
    cn: '请填写所有要求补充的项目。',
    jp: '修正を求められた項目をすべて入力してください。',
  },
};
