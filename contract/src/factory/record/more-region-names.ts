/**
 * Regions of countries whose list the portal does not have, with their names in the four languages. A region there is
 * free text, so the names are only for showing it. A line is a code and its names in Korean, English, Chinese and
 * Japanese, then other names in use.
 */
export const MORE_REGION_LINES = {
  AU: `
ACT 오스트레일리아 수도 준주|Australian Capital Territory|澳大利亚首都领地|オーストラリア首都特別地域
NSW 뉴사우스웨일스주|New South Wales|新南威尔士州|ニューサウスウェールズ州
NT 노던 준주|Northern Territory|北领地|ノーザンテリトリー
QLD 퀸즐랜드주|Queensland|昆士兰州|クイーンズランド州
SA 사우스오스트레일리아주|South Australia|南澳大利亚州|南オーストラリア州
TAS 태즈메이니아주|Tasmania|塔斯马尼亚州|タスマニア州
VIC 빅토리아주|Victoria|维多利亚州|ビクトリア州
WA 웨스턴오스트레일리아주|Western Australia|西澳大利亚州|西オーストラリア州
`,
  BD: `
13 다카|Dhaka|达卡|ダッカ
`,
  CD: `
HK 오카탕가주|Haut-Katanga|上加丹加省|オー＝カタンガ州
LU 루알라바주|Lualaba|卢阿拉巴省|ルアラバ州
`,
  CL: `
AN 안토파가스타주|Antofagasta|安托法加斯塔大区|アントファガスタ州
AT 아타카마주|Atacama|阿塔卡马大区|アタカマ州
TA 타라파카주|Tarapacá|塔拉帕卡大区|タラパカ州
`,
  HU: `
DE 데브레첸|Debrecen|德布勒森|デブレツェン
HB 허이두비허르주|Hajdú-Bihar|豪伊杜-比豪尔州|ハイドゥー・ビハール県
`,
  ID: `
SG 동남술라웨시주|Southeast Sulawesi|东南苏拉威西省|南東スラウェシ州|Sulawesi Tenggara
SN 남술라웨시주|South Sulawesi|南苏拉威西省|南スラウェシ州|Sulawesi Selatan
ST 중술라웨시주|Central Sulawesi|中苏拉威西省|中部スラウェシ州|Sulawesi Tengah
`,
  UZ: `
FA 페르가나주|Fergana|费尔干纳州|フェルガナ州|Fargʻona
`,
};
