import type { flowErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';

export const flowMessages: Messages<typeof flowErrors> = {
  'flow.rows_refused': {
    kr: '입력한 내용에 고칠 곳이 있어요. 표시된 칸을 확인해 주세요. 아무것도 저장하지 않았어요.',
    en: 'Something has to be corrected. Please look at the marked cells; nothing was saved.',
    cn: '录入内容有需要更正之处，请查看标记的单元格。尚未保存任何内容。',
    jp: '修正が必要な箇所があります。印の付いたセルをご確認ください。何も保存していません。',
  },
  'flow.unit_dimension': {
    kr: '제품의 단위로 바꿀 수 없는 단위예요. 같은 종류의 단위를 쓰거나, 제품에 단위당 무게를 적어 주세요.',
    en: 'This unit cannot be turned into that of the product. Use one of its kind, or say what one of the product weighs.',
    cn: '该单位无法换算为产品单位。请使用同类单位，或填写产品的单位重量。',
    jp: 'この単位は製品の単位に換算できません。同じ種類の単位を使うか、製品に単位あたりの重さを入力してください。',
  },
  'flow.period_overlaps': {
    kr: '같은 흐름에 기간이 겹치는 입력이 있어요. 월과 분기를 함께 쓸 수 없어요.',
    en: 'There is an entry for the same flow whose period overlaps. A month and its quarter cannot both be used.',
    cn: '同一流向已有期间重叠的录入，月份与其所在季度不能同时使用。',
    jp: '同じフローに期間が重なる入力があります。月とその四半期は同時に使えません。',
  },
  'flow.row_changed': {
    kr: '그사이 다른 분이 이 수량을 바꿨어요. 바뀐 내용을 확인해 주세요.',
    en: 'Somebody has changed this figure in the meantime. Please look at what has changed.',
    cn: '在此期间有人修改了该数量，请查看改动。',
    jp: 'その間にほかの方がこの数量を変更しました。変更内容をご確認ください。',
  },
  'flow.period_reversed': {
    kr: '끝나는 기간이 시작하는 기간보다 빨라요.',
    en: 'The time ends before it begins.',
    cn: '结束期间早于开始期间。',
    jp: '終わりの期間が始まりの期間より前です。',
  },
  'flow.figure_missing': {
    kr: '지울 수량이 없어요.',
    en: 'There is no figure to take back.',
    cn: '没有可撤回的数量。',
    jp: '取り消す数量がありません。',
  },
  'flow.not_shared': {
    kr: '이 흐름에는 함께 볼 거래 상대가 없어요.',
    en: 'There is no other company that could read this.',
    cn: '该流向没有可查看的对方公司。',
    jp: 'このフローを見られる取引先がいません。',
  },
  'flow.nothing_to_settle': {
    kr: '두 수량이 2% 넘게 다를 때만 맞출 수량을 제안할 수 있어요.',
    en: 'A quantity can be offered only where both figures differ by more than 2 %.',
    cn: '仅当双方数量相差超过 2% 时才能提议数量。',
    jp: '双方の数量が2%を超えて異なるときだけ、数量を提案できます。',
  },
  'flow.offer_gone': {
    kr: '이 제안은 더 이상 없어요. 수량이 바뀌었거나 이미 답했어요.',
    en: 'This offer no longer stands: a figure has changed, or it was answered.',
    cn: '该提议已失效：数量已变更或已答复。',
    jp: 'この提案はもうありません。数量が変わったか、すでに回答されています。',
  },
  'flow.making_changed': {
    kr: '그사이 다른 분이 이 생산 실적을 바꿨어요. 바뀐 내용을 확인해 주세요.',
    en: 'Somebody has changed this in the meantime. Please look at what has changed.',
    cn: '在此期间有人修改了该生产实绩，请查看改动。',
    jp: 'その間にほかの方がこの生産実績を変更しました。変更内容をご確認ください。',
  },
  'flow.input_unknown': {
    kr: '제품의 투입 자재에 없거나 두 번 적힌 줄이에요.',
    en: 'This is no line of the product’s inputs, or it is named twice.',
    cn: '产品投入物料中没有该行，或重复填写。',
    jp: '製品の投入材料にない行か、二度書かれた行です。',
  },
  'flow.group_unknown': {
    kr: '흐름이 바뀌어 이 묶음을 열 수 없어요. 화면을 새로 열어 주세요.',
    en: 'The flows have changed and this group cannot be opened. Please load the page again.',
    cn: '流向已变化，无法打开该组。请重新加载页面。',
    jp: 'フローが変わったため、このまとまりを開けません。画面を読み込み直してください。',
  },
  'flow.too_many_events': {
    kr: '한 파일에 담기에는 너무 많아요. 기간이나 제품을 좁혀 주세요.',
    en: 'There is too much for one file. Please choose a shorter time or one product.',
    cn: '内容过多，无法放入一个文件。请缩短期间或选择一个产品。',
    jp: '一つのファイルに入りきりません。期間や製品を絞ってください。',
  },
};
