import type { Translations } from '../../kit/words.ts';
import type { SHEET_CHOICES, SheetChoice } from './columns.ts';

const four = (kr: string, en: string, cn: string, jp: string): Translations => ({ kr, en, cn, jp });

type Words<C extends SheetChoice> = Record<(typeof SHEET_CHOICES)[C][number], Translations>;

/**
 * Words for a choice in a cell, the same as on the screens. The reader of a sheet accepts every language and the bare
 * code.
 */
export const CHOICE_WORDS: { [C in SheetChoice]: Words<C> } = {
  siteType: {
    factory: four('공장', 'Factory', '工厂', '工場'),
    warehouse: four('창고', 'Warehouse', '仓库', '倉庫'),
    mine: four('광산', 'Mine', '矿山', '鉱山'),
    farm: four('농장', 'Farm', '农场', '農場'),
    smelter: four('제련소', 'Smelter', '冶炼厂', '製錬所'),
    office: four('사무소', 'Office', '办公室', '事務所'),
    lab: four('연구소', 'Laboratory', '实验室', '研究所'),
    subcontract_line: four('외주 생산 라인', 'Subcontracted line', '外包生产线', '外注生産ライン'),
  },
  state: {
    draft: four('작성 중', 'Draft', '草稿', '下書き'),
    active: four('가동 중', 'Active', '运营中', '稼働中'),
    closed: four('폐쇄', 'Closed', '已关闭', '閉鎖'),
  },
  precision: {
    exact: four('정확한 위치', 'Exact', '精确位置', '正確な位置'),
    building: four('건물', 'Building', '建筑物', '建物'),
    street: four('도로', 'Street', '街道', '通り'),
    city: four('도시', 'City', '城市', '都市'),
  },
  ksicRevision: {
    '10': four('10차', '10th', '第10版', '第10次'),
    '11': four('11차', '11th', '第11版', '第11次'),
  },
  registrationExemption: {
    under500: four('500㎡ 미만', 'Smaller than 500 ㎡', '小于500㎡', '500㎡未満'),
    leased: four('임차 공장', 'Leased premises', '租用厂房', '賃借工場'),
    foreign: four('해외 공장', 'Outside Korea', '海外工厂', '海外工場'),
    other: four('그 밖의 사유', 'Another reason', '其他原因', 'その他の理由'),
  },
  scheme: {
    process: four('공정 목록', 'Process list', '工序清单', '工程リスト'),
    isic: four('ISIC 분류', 'ISIC', 'ISIC分类', 'ISIC分類'),
    ksic: four('KSIC 분류', 'KSIC', 'KSIC分类', 'KSIC分類'),
    own: four('직접 입력', 'Own words', '自行填写', '自由入力'),
  },
  period: {
    year: four('년', 'year', '年', '年間'),
    month: four('월', 'month', '月', '月間'),
    day: four('일', 'day', '日', '日間'),
  },
  purpose: {
    main: four('대표', 'Main', '主要联系', '代表'),
    quality: four('품질', 'Quality', '质量', '品質'),
    ehs: four('안전·환경', 'Safety and environment', '安全与环境', '安全・環境'),
    esg: four('ESG 담당', 'ESG', 'ESG负责', 'ESG担当'),
    grievance: four('고충 처리', 'Grievances', '申诉处理', '苦情処理'),
    emergency: four('비상 연락', 'Emergency', '紧急联系', '緊急連絡'),
  },
};

/** Words of earlier files and of sentences on the screens, by choice and value. */
export const MORE_CHOICE_WORDS: { [C in SheetChoice]?: Partial<Record<(typeof SHEET_CHOICES)[C][number], string[]>> } =
  {
    siteType: { subcontract_line: ['외주 라인', 'Subcontract line', '外包产线', '外注ライン'] },
    state: { active: ['운영 중', '가동', '운영', '사용 중', 'operating', 'in operation', '在用', '操業中'] },
    ksicRevision: {
      '10': ['10차 개정', '10th revision', '第10次修订', '第10次改訂'],
      '11': ['11차 개정', '11th revision', '第11次修订', '第11次改訂'],
    },
    registrationExemption: {
      under500: ['Under 500 m²', '不足500㎡'],
      leased: ['Leased', '租赁厂房'],
      foreign: ['韩国境外', '韓国国外'],
      other: ['기타', 'Other', '其他', 'その他'],
    },
    scheme: {
      isic: ['국제산업분류', '国际产业分类', '国際標準産業分類'],
      ksic: ['표준산업분류', '韩国产业分类', '韓国標準産業分類'],
      own: ['자체', '自有', '自社'],
    },
    period: {
      year: ['1년에', 'a year', '每年'],
      month: ['한 달에', 'a month', '每月'],
      day: ['하루에', 'a day', '每天', '1日'],
    },
    purpose: {
      main: ['主要'],
      ehs: ['환경안전', '环境安全', '環境安全'],
      esg: ['지속가능경영', '可持续发展', 'サステナビリティ'],
      grievance: ['Grievance', '申诉', '苦情窓口'],
      emergency: ['紧急'],
    },
  };

/** Words on the screens when no reason is chosen. */
export const NO_EXEMPTION_WORDS = four('해당 없음', 'None', '无', '該当なし');

/** Words that the last part of a process may contain. */
export const PROCESS_MARKS = {
  isPrimary: four('주공정', 'primary', '主工序', '主工程'),
  isOutsourced: four('외주', 'outsourced', '外包', '外注'),
} as const;
