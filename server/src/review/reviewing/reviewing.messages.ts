import type { reviewActionsErrors, reviewingErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const reviewingMessages: Messages<typeof reviewingErrors> = {
  'review.round_outdated': {
    kr: '그사이 새로 제출되었어요. 새로 제출된 내용을 확인해 주세요.',
    en: 'It was handed in anew in the meantime. Please look at what was handed in last.',
    cn: '在此期间已重新提交，请查看最新提交的内容。',
    jp: 'その間に新たに提出されました。最新の提出内容をご確認ください。',
  },
  'review.own_company': {
    kr: '자기 회사의 신고서나 직접 작성한 신고서는 검토할 수 없어요.',
    en: 'Nobody can review a declaration of their own company, or one that they have written in.',
    cn: '不能审核本公司的申报，也不能审核自己填写过的申报。',
    jp: '自社の申告書や、自分が作成に関わった申告書は審査できません。',
  },
  'review.must_open': {
    kr: '꼭 고쳐야 한다는 의견이 남아 있어요. 의견을 지우거나 보완을 요청해 주세요.',
    en: 'A comment says that something must change. Remove it, or send the declaration back.',
    cn: '仍有“必须修改”的意见，请删除该意见或要求补正。',
    jp: '「修正必須」のコメントが残っています。コメントを削除するか、差し戻してください。',
  },
  'review.comment_missing': {
    kr: '보완을 요청하려면 “필수 보완” 단계의 의견이 하나 이상 있어야 해요.',
    en: 'Asking for changes needs at least one comment of the level “Must change”.',
    cn: '要求补正至少需要一条“必须修改”等级的意见。',
    jp: '差し戻すには「修正必須」のコメントが1件以上必要です。',
  },
  'review.comments_full': {
    kr: '한 번의 검토에 남길 수 있는 의견은 500개까지예요.',
    en: 'A round can have up to 500 comments.',
    cn: '每轮审核最多可留500条意见。',
    jp: '1回の審査に残せるコメントは500件までです。',
  },
  'review.same_reviewer': {
    kr: '두 번째 승인은 다른 분이 해야 해요.',
    en: 'The second approval has to be somebody else’s.',
    cn: '第二次批准须由另一人完成。',
    jp: '2回目の承認は別の方が行う必要があります。',
  },
  'review.valid_past': {
    kr: '유효 기한이 지난 날짜예요. 오늘보다 뒤의 날짜를 골라 주세요.',
    en: 'The approval would end in the past. Please choose a later day.',
    cn: '有效期已过，请选择今天之后的日期。',
    jp: '有効期限が過去の日付です。今日より後の日付を選んでください。',
  },
  'review.phrases_full': {
    kr: '자주 쓰는 의견은 100개까지 저장할 수 있어요.',
    en: 'Up to 100 ready comments can be kept.',
    cn: '最多可保存100条常用意见。',
    jp: '定型コメントは100件まで保存できます。',
  },
};

export const actionsMessages: Messages<typeof reviewActionsErrors> = {
  'review.action_changed': {
    kr: '그사이 다른 분이 이 시정 조치를 바꿨어요. 지금 상태를 확인해 주세요.',
    en: 'Somebody has changed this corrective action in the meantime. Please look at how it stands now.',
    cn: '在此期间有人改动了该整改措施，请查看当前状态。',
    jp: 'その間にほかの方がこの是正処置を変更しました。現在の状態をご確認ください。',
  },
  'review.owner_unfit': {
    kr: '담당자는 조치할 회사에서 편집할 수 있는 분이어야 해요.',
    en: 'It has to be somebody of the own company who may edit.',
    cn: '负责人须是本公司有编辑权限的人员。',
    jp: '担当者は自社で編集権限のある方でなければなりません。',
  },
  'review.actions_full': {
    kr: '열려 있는 시정 조치가 너무 많아요. 끝난 조치부터 마무리해 주세요.',
    en: 'Too many corrective actions are open. Please finish some of them first.',
    cn: '未完成的整改措施过多，请先完成部分措施。',
    jp: '未完了の是正処置が多すぎます。先に一部を完了してください。',
  },
  'review.evidence_missing': {
    kr: '증빙을 첨부하거나 무엇을 했는지 적어 주세요.',
    en: 'Please add evidence, or say what was done.',
    cn: '请附上证明文件，或说明所采取的措施。',
    jp: '証拠資料を添付するか、実施内容を記入してください。',
  },
  'review.note_missing': {
    kr: '왜 돌려보내는지 적어 주세요.',
    en: 'Please say why it is sent back.',
    cn: '请说明退回的原因。',
    jp: '差し戻す理由を記入してください。',
  },
};
