import type { FlagCode, FlagSeverity, Language, TaskKind, Tile } from '@ieum/contract';

export type Translated = Record<Language, string>;
const text = (kr: string, en: string, cn: string, jp: string): Translated => ({ kr, en, cn, jp });

/** Names of the sheets. */
export const TILE_WORDS: Record<Tile, Translated> = {
  tasks: text('할 일', 'To do', '待办事项', 'やること'),
  reviews: text('심사 현황', 'Reviews', '审核情况', '審査状況'),
  coverage: text('추적률', 'Traced coverage', '追溯率', '追跡率'),
  completeness: text('공장 정보 완성도', 'Completeness of factories', '工厂信息完整度', '工場情報の充実度'),
  tiers: text('공급망 구성', 'Supply chain by tier', '供应链构成', 'サプライチェーンの構成'),
  map: text('지도', 'Map', '地图', '地図'),
  flags: text('위험 알림', 'Risks', '风险提示', 'リスク通知'),
  certificates: text('인증서 만료', 'Certificates by expiry', '证书到期', '認証書の期限'),
  responses: text('협력사 응답', 'Supplier responses', '供应商答复', 'サプライヤーの回答'),
  balance: text('원산지와 물질수지', 'Origin and mass balance', '原产地与物料平衡', '原産地とマスバランス'),
};

/** Headings of the columns. */
export const COLUMN_HEADINGS = {
  kind: text('종류', 'Kind', '类型', '種類'),
  about: text('내용', 'About', '内容', '内容'),
  due: text('기한', 'Due', '期限', '期限'),
  since: text('대기 시작', 'Waiting since', '开始等待', '待ち始めた日'),
  group: text('구분', 'Group', '分类', '区分'),
  state: text('상태', 'State', '状态', '状態'),
  count: text('건수', 'Count', '数量', '件数'),
  tier: text('차수', 'Tier', '层级', '階層'),
  confirmed: text('상호 확인', 'Confirmed', '双方已确认', '相互確認済み'),
  unconfirmed: text('미확인', 'Unconfirmed', '未确认', '未確認'),
  unidentified: text('미상', 'Unidentified', '未披露', '未特定'),
  confirmedFrom: text('상호 확인 최소(%)', 'Confirmed, from (%)', '已确认 下限（%）', '確認済み 下限（%）'),
  confirmedTo: text('상호 확인 최대(%)', 'Confirmed, to (%)', '已确认 上限（%）', '確認済み 上限（%）'),
  declaredFrom: text(
    '미확인 포함 최소(%)',
    'Incl. unconfirmed, from (%)',
    '含未确认 下限（%）',
    '未確認を含む 下限（%）',
  ),
  declaredTo: text('미확인 포함 최대(%)', 'Incl. unconfirmed, to (%)', '含未确认 上限（%）', '未確認を含む 上限（%）'),
  companies: text('회사 수', 'Companies', '公司数', '会社数'),
  factories: text('공장 수', 'Factories', '工厂数', '工場数'),
  factory: text('공장', 'Factory', '工厂', '工場'),
  points: text('완성도(100점)', 'Completeness (of 100)', '完整度（满分 100）', '充実度（100点満点）'),
  country: text('국가', 'Country', '国家', '国'),
  latitude: text('위도', 'Latitude', '纬度', '緯度'),
  longitude: text('경도', 'Longitude', '经度', '経度'),
  isOwn: text('우리 공장', 'Ours', '本公司', '自社'),
  isExact: text('정확한 위치', 'Exact location', '准确位置', '正確な位置'),
  severity: text('심각도', 'Severity', '严重程度', '重大度'),
  week: text('주(월요일)', 'Week (from Monday)', '周（周一）', '週（月曜）'),
  month: text('만료 월', 'Month of expiry', '到期月份', '期限の月'),
  kg: text('중량(kg)', 'Weight (kg)', '重量（kg）', '重量（kg）'),
} satisfies Record<string, Translated>;

/** Names of second sheets, and labels of lines with a single figure. */
export const LINES = {
  own: text('우리 신고서', 'Our declarations', '我方申报', '自社の申告書'),
  toReview: text('받은 신고서', 'Declarations received', '收到的申报', '受け取った申告書'),
  factories: text('공장', 'Factories', '工厂', '工場'),
  medianDays: text('심사 기간 중앙값(일)', 'Median days in review', '审核天数中位数', '審査日数の中央値'),
  mean: text('평균', 'Mean', '平均', '平均'),
  elsewhere: text('위치를 모르는 협력사', 'Suppliers without a location', '位置未知的供应商', '位置不明のサプライヤー'),
  weeks: text('12주 추이', 'Twelve weeks', '近 12 周趋势', '12週間の推移'),
  newThisWeek: text('이번 주 신규', 'New this week', '本周新增', '今週の新規'),
  closedThisWeek: text('이번 주 닫힘', 'Closed this week', '本周关闭', '今週の解消'),
  expired: text('만료됨', 'Expired', '已过期', '期限切れ'),
  valid: text('유효', 'Valid', '有效', '有効'),
  asked: text('요청', 'Asked', '已发出', '依頼'),
  answered: text('응답함', 'Answered', '已答复', '回答済み'),
  declined: text('거절함', 'Declined', '已拒绝', '辞退'),
  waiting: text('기다리는 중', 'Waiting', '等待中', '回答待ち'),
  ended: text('초대 기간 끝남', 'Invitation expired', '邀请已过期', '招待の期限切れ'),
  requests: text('자료 요청', 'Requests', '资料请求', '資料の依頼'),
  invitations: text('협력사 초대', 'Invitations', '供应商邀请', 'サプライヤー招待'),
  answerDays: text('응답 기간 중앙값(일)', 'Median days to answer', '答复天数中位数', '回答日数の中央値'),
  overdue: text('기한 지남', 'Overdue', '已逾期', '期限超過'),
  inflow: text('들어온 양', 'Received', '收货量', '入荷量'),
  outflow: text('나간 양', 'Shipped', '发货量', '出荷量'),
  weightless: text('무게를 모르는 행', 'Rows without weight', '重量未知的行', '重量不明の行'),
  unknownOrigin: text('원산지 모름', 'Origin unknown', '原产地未知', '原産地不明'),
  verdicts: text('물질수지 판정', 'Balance verdicts', '平衡判定', '収支の判定'),
} satisfies Record<string, Translated>;

export const TASK_WORDS: Record<TaskKind, Translated> = {
  'company.confirm': text('등록증 내용 확인', 'Certificate to confirm', '确认登记证内容', '登録証の内容確認'),
  'company.correct': text('회사 인증 보완', 'Verification to correct', '补充认证资料', '会社認証の修正'),
  'company.join': text('합류 요청', 'Requests to join', '加入申请', '参加申請'),
  'certificate.expired': text('만료된 인증서', 'Expired certificates', '已过期证书', '期限切れの認証書'),
  'certificate.ending': text('곧 끝나는 인증서', 'Certificates ending soon', '即将到期证书', '期限が近い認証書'),
  'link.answer': text('공급 관계 확인', 'Links to answer', '待确认供应关系', '取引関係の確認'),
  'sight.answer': text('공개 요청', 'Disclosure requests', '公开请求', '公開依頼'),
  'invitation.failed': text('성사되지 않은 초대', 'Failed invitations', '未成功的邀请', '成立しなかった招待'),
  'flow.offer': text('제안받은 수량', 'Offered quantities', '对方提议的数量', '提案された数量'),
  'flow.mismatch': text('수량 불일치', 'Mismatches', '数量不一致', '数量の不一致'),
  'request.answer': text('답할 요청', 'Requests to answer', '待答复请求', '回答する依頼'),
  'declaration.change': text('보완 요청', 'Changes requested', '要求补正', '差し戻し'),
  'declaration.approve': text('사내 확인', 'To approve', '内部确认', '社内確認'),
  'declaration.review': text('검토할 신고서', 'To review', '待审核申报', '審査する申告書'),
  'declaration.renew': text('갱신할 신고서', 'To renew', '待更新申报', '更新する申告書'),
  'action.do': text('시정 조치', 'Corrective actions', '整改措施', '是正処置'),
  'action.check': text('시정 조치 확인', 'Actions to check', '待核查整改', '是正処置の確認'),
  'case.decide': text('회사 인증 심사', 'Verifications', '公司认证审核', '会社認証の審査'),
  'mail.failed': text('보내지 못한 메일', 'Failed e-mails', '发送失败的邮件', '送信失敗メール'),
};

export const FLAG_WORDS: Record<FlagCode, Translated> = {
  CERT_EXPIRED: text('인증서 만료', 'Certificate expired', '证书已过期', '認証書の期限切れ'),
  CERT_EXPIRING: text('인증서 만료 예정', 'Certificate expiring', '证书即将到期', '認証書の期限が近い'),
  LINK_UNCONFIRMED: text('확인되지 않은 공급 관계', 'Link not confirmed', '供应关系未确认', '未確認の取引関係'),
  LINK_DISPUTED: text('이의가 있는 공급 관계', 'Link disputed', '供应关系有异议', '異議のある取引関係'),
  LINK_UNIDENTIFIED: text('누구인지 모르는 협력사', 'Supplier unidentified', '未识别的供应商', '未特定のサプライヤー'),
  SINGLE_SOURCE: text('단일 공급처', 'Single source', '单一来源', '単一の調達先'),
  CONCENTRATION: text('한 국가에 집중', 'Concentrated in one country', '集中于一国', '一国への集中'),
  SHARE_OVER_100: text('비중 합계 100% 초과', 'Shares over 100 %', '占比合计超过 100%', '比率の合計が100%超'),
  ORIGIN_UNKNOWN: text('원산지 모름', 'Origin unknown', '原产地未知', '原産地不明'),
  ORIGIN_REGION_UNKNOWN: text('원산 지역 모름', 'Region of origin unknown', '原产地区未知', '原産地域不明'),
  HIGH_RISK_ORIGIN: text('주의가 필요한 원산지', 'Origin under watch', '需关注的原产地', '注意が必要な原産地'),
  FLOW_MISMATCH: text(
    '출고·입고 수량 불일치',
    'Shipped and received differ',
    '发货与收货数量不一致',
    '出荷と入荷の数量不一致',
  ),
  MASS_BALANCE_BREACH: text('물질수지 부족', 'Mass balance breach', '物料平衡不足', 'マスバランスの不足'),
};

export const SEVERITY_WORDS: Record<FlagSeverity, Translated> = {
  high: text('높음', 'High', '高', '高'),
  medium: text('중간', 'Medium', '中', '中'),
  low: text('낮음', 'Low', '低', '低'),
  info: text('참고', 'Info', '参考', '参考'),
};

/** States of factories and declarations, and verdicts of a balance. */
export const STATE_WORDS: Record<string, Translated> = {
  draft: text('작성 중', 'Draft', '草稿', '作成中'),
  active: text('가동 중', 'Active', '运营中', '稼働中'),
  closed: text('폐쇄', 'Closed', '已关闭', '閉鎖'),
  submitted: text('제출됨', 'Handed in', '已提交', '提出済み'),
  in_review: text('검토 중', 'In review', '审核中', '審査中'),
  changes_requested: text('보완 요청', 'Changes requested', '要求补正', '差し戻し'),
  approved: text('승인됨', 'Approved', '已批准', '承認済み'),
  rejected: text('반려됨', 'Rejected', '已驳回', '却下'),
  expired: text('유효 기간 지남', 'Expired', '已过期', '期限切れ'),
  superseded: text('새 판으로 바뀜', 'Superseded', '已被新版取代', '新しい版に交代'),
  breach: text('부족', 'Breach', '不足', '不足'),
  unknown: text('판단 불가', 'Cannot tell', '无法判断', '判断不可'),
  surplus: text('과잉', 'Surplus', '盈余', '余剰'),
  ok: text('적정', 'Balanced', '平衡', '適正'),
};

/** Subjects of requests, declarations and cases, and outcomes of invitations. */
export const ABOUT_WORDS: Record<string, Translated> = {
  claim: text('회사 등록', 'company registration', '公司登记', '会社登録'),
  join: text('합류 요청', 'wants to join', '申请加入', '参加申請'),
  identity: text('회사 정보 변경', 'change of company details', '公司信息变更', '会社情報の変更'),
  factory: text('공장 정보', 'factory', '工厂信息', '工場情報'),
  supply_map: text('공급망 구성', 'supply chain', '供应链构成', 'サプライチェーンの構成'),
  flows: text('자재 흐름', 'material flow', '物料流向', '資材フロー'),
  questionnaire: text('질문지', 'questionnaire', '问卷', '質問票'),
  expired: text('초대 기간이 끝남', 'invitation expired', '邀请已过期', '招待の期限切れ'),
  declined: text('거절함', 'declined', '已拒绝', '辞退'),
  bounced: text('메일이 되돌아옴', 'e-mail came back', '邮件被退回', 'メール不達'),
};
