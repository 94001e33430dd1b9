import type { supplyErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';

export const supplyMessages: Messages<typeof supplyErrors> = {
  'supply.part_number_taken': {
    kr: '이 품번을 쓰는 제품이 이미 있어요.',
    en: 'Another product already has this part number.',
    cn: '已有产品使用此料号。',
    jp: 'この品番はほかの製品で使われています。',
  },
  'supply.product_changed': {
    kr: '그사이 다른 분이 이 제품의 정보를 바꿨어요. 바뀐 내용을 확인해 주세요.',
    en: 'Somebody has changed this product in the meantime. Please look at what has changed.',
    cn: '在此期间有人修改了该产品的信息，请查看改动。',
    jp: 'その間にほかの方がこの製品の情報を変更しました。変更内容をご確認ください。',
  },
  'supply.product_in_use': {
    kr: '공급 관계에 쓰인 제품은 지울 수 없어요. 더 이상 쓰지 않는다면 ‘사용 중지’로 바꿔 주세요.',
    en: 'A product that supply links speak of cannot be removed. Retire it if it is no longer in use.',
    cn: '供应关系中使用过的产品无法删除。如不再使用，请将其停用。',
    jp: '取引関係で使われた製品は削除できません。使わない場合は「使用停止」にしてください。',
  },
  'supply.input_in_use': {
    kr: '공급 관계가 연결된 투입 자재는 뺄 수 없어요. 먼저 공급 관계를 다른 자재에 연결해 주세요.',
    en: 'An input that a supply link feeds cannot be taken out. Lead the link to another input first.',
    cn: '已关联供应关系的投入物料无法移除，请先将供应关系改到其他物料。',
    jp: '取引関係が結び付いた投入材料は外せません。先に取引関係を別の材料に結び付けてください。',
  },
  'supply.sheet_unreadable': {
    kr: '이 파일은 읽을 수 없어요. 파일의 열과 행을 확인해 주세요.',
    en: 'This file cannot be read. Please look at its columns and rows.',
    cn: '无法读取该文件，请检查其列和行。',
    jp: 'このファイルは読み取れません。列と行をご確認ください。',
  },
  'supply.link_to_self': {
    kr: '우리 회사와는 공급 관계를 맺을 수 없어요.',
    en: 'A company cannot have a supply link with itself.',
    cn: '不能与本公司建立供应关系。',
    jp: '自社との取引関係は登録できません。',
  },
  'supply.partner_missing': {
    kr: '거래 상대를 알려 주세요. 사업자등록번호나 회사 이름이 필요해요.',
    en: 'Say who the other company is: by its business number or by its name.',
    cn: '请填写交易对方：营业登记号或公司名称。',
    jp: '取引相手を入力してください。事業者登録番号または会社名が必要です。',
  },
  'supply.shares_over_whole': {
    kr: '이 제품의 구매 비중을 모두 더하면 100%를 넘어요.',
    en: 'Together, the shares of everything bought for this product are over 100 %.',
    cn: '该产品的采购占比合计超过 100%。',
    jp: 'この製品の購買比率の合計が100%を超えます。',
  },
  'supply.validity_reversed': {
    kr: '끝나는 날이 시작하는 날보다 빨라요.',
    en: 'It would end before it begins.',
    cn: '结束日期早于开始日期。',
    jp: '終了日が開始日より前になっています。',
  },
  'supply.validity_overlaps': {
    kr: '같은 두 제품의 공급 관계가 이 기간에 이미 있어요.',
    en: 'There is already a supply link of these two products for some of this time.',
    cn: '在此期间，这两种产品之间已有供应关系。',
    jp: 'この期間には同じ2つの製品の取引関係がすでにあります。',
  },
  'supply.link_changed': {
    kr: '그사이 이 공급 관계가 바뀌었어요. 지금 상태를 확인해 주세요.',
    en: 'This supply link has changed in the meantime. Please look at how it stands now.',
    cn: '在此期间该供应关系已发生变化，请查看当前状态。',
    jp: 'その間にこの取引関係が変わりました。現在の状態をご確認ください。',
  },
  'supply.already_asked': {
    kr: '이미 요청했거나 공개 중이에요.',
    en: 'This was already asked for or granted.',
    cn: '已请求或已公开。',
    jp: 'すでに依頼済み、または公開中です。',
  },
  'supply.until_past': {
    kr: '끝나는 날은 오늘이거나 그 뒤여야 해요.',
    en: 'The last day must be today or later.',
    cn: '截止日期不能早于今天。',
    jp: '終了日は今日以降にしてください。',
  },
  'supply.sight_changed': {
    kr: '그사이 이 공개 설정이 바뀌었어요. 지금 상태를 확인해 주세요.',
    en: 'This permission has changed in the meantime. Please look at how it stands now.',
    cn: '在此期间该公开设置已发生变化，请查看当前状态。',
    jp: 'その間にこの公開設定が変わりました。現在の状態をご確認ください。',
  },
  'supply.grant_beyond': {
    kr: '요청받은 것보다 넓게 허용할 수는 없어요.',
    en: 'No more can be granted than was asked for.',
    cn: '授权范围不能超出请求范围。',
    jp: '依頼された範囲を超えて許可することはできません。',
  },
  'supply.act_impossible': {
    kr: '지금 상태에서는 할 수 없는 일이에요.',
    en: 'This cannot be done with a supply link as it stands now.',
    cn: '当前状态下无法执行此操作。',
    jp: '現在の状態ではこの操作はできません。',
  },
  'supply.invitation_to_self': {
    kr: '우리 회사 구성원의 이메일이에요. 협력사의 이메일을 적어 주세요.',
    en: 'This address belongs to somebody in your own company. Enter the supplier’s address.',
    cn: '这是本公司成员的邮箱，请填写供应商的邮箱。',
    jp: '自社のメンバーのメールアドレスです。サプライヤーのメールアドレスを入力してください。',
  },
  'supply.already_invited': {
    kr: '이 공급 관계로 보낸 초대가 이미 답을 기다리고 있어요.',
    en: 'An invitation for this supply link is already waiting for an answer.',
    cn: '该供应关系已有等待答复的邀请。',
    jp: 'この取引関係の招待がすでに回答待ちです。',
  },
  'supply.invitation_over': {
    kr: '이미 끝난 초대예요. 목록을 새로 고쳐 주세요.',
    en: 'This invitation is over already. Please refresh the list.',
    cn: '该邀请已结束，请刷新列表。',
    jp: 'この招待はすでに終了しています。一覧を更新してください。',
  },
};
