import cn from '../../../../locales/cn/sheets/factory-choices.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/factory-choices.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/factory-choices.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/factory-choices.json' with { type: 'json' };
import { type Translations, wordTree } from '../../kit/words.ts';
import type { SHEET_CHOICES, SheetChoice } from './columns.ts';

const words = wordTree({ kr, en, cn, jp });

type Words<C extends SheetChoice> = Record<(typeof SHEET_CHOICES)[C][number], Translations>;

/**
 * Words for a choice in a cell, the same as on the screens. The reader of a sheet accepts every language and the bare
 * code.
 */
export const CHOICE_WORDS: { [C in SheetChoice]: Words<C> } = words.choices;

/** Words of earlier files and of sentences on the screens, by choice and value. */
export const MORE_CHOICE_WORDS: { [C in SheetChoice]?: Partial<Record<(typeof SHEET_CHOICES)[C][number], string[]>> } =
  {
    siteType: { subcontract_line: ['외주 라인', 'Subcontract line', '外包产线', '外注ライン'] },
    state: { active: ['운영 중', '가동', '운영', '사용 중', 'operating', 'in operation', '在用', '操業中'] },
    ksicRevision: {
      '10': ['10차', '10th revision', '第10次修订', '第10次改訂'],
      '11': ['11차', '11th revision', '第11次修订', '第11次改訂'],
    },
    registrationExemption: {
      under500: ['Smaller than 500 ㎡', '不足500㎡'],
      leased: ['Leased', '租赁厂房'],
      foreign: ['韩国境外', '韓国国外'],
      other: ['기타', 'Other', 'Another reason', '其他', 'その他'],
    },
    scheme: {
      isic: ['국제산업분류', '国际产业分类', '国際標準産業分類'],
      ksic: ['표준산업분류', '韩国产业分类', '韓国標準産業分類'],
      own: ['자체', 'Own words', '自有', '自社'],
    },
    period: {
      year: ['1년에', 'a year', 'per year', '每年'],
      month: ['한 달에', 'a month', 'per month', '每月'],
      day: ['하루에', 'a day', 'per day', '每天', '1日'],
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
export const NO_EXEMPTION_WORDS = words.noExemption;

/** Words that the last part of a process may contain. */
export const PROCESS_MARKS = words.processMarks;
