/**
 * ISO 3166-2 regions of the countries with the most registered factories. A line is a code and its names in Korean,
 * English, Chinese and Japanese, then other names in use. The codes are from iso-3166 4.4.0 (MIT); the names are the
 * project's own.
 */
export const REGION_LINES = {
  KR: `
11 서울특별시|Seoul|首尔特别市|ソウル特別市|汉城|서울시
26 부산광역시|Busan|釜山广域市|釜山広域市|부산시|Pusan
27 대구광역시|Daegu|大邱广域市|大邱広域市|대구시|Taegu
28 인천광역시|Incheon|仁川广域市|仁川広域市|인천시|Inchon
29 광주광역시|Gwangju|光州广域市|光州広域市|광주시|Kwangju
30 대전광역시|Daejeon|大田广域市|大田広域市|대전시|Taejon
31 울산광역시|Ulsan|蔚山广域市|蔚山広域市|울산시
50 세종특별자치시|Sejong|世宗特别自治市|世宗特別自治市|세종시
41 경기도|Gyeonggi|京畿道|京畿道|Kyonggi
42 강원특별자치도|Gangwon|江原特别自治道|江原特別自治道|강원도|Kangwon|江原道
43 충청북도|North Chungcheong|忠清北道|忠清北道|충북|Chungcheongbuk|Chungbuk|忠北
44 충청남도|South Chungcheong|忠清南道|忠清南道|충남|Chungcheongnam|Chungnam|忠南
45 전북특별자치도|North Jeolla|全北特别自治道|全北特別自治道|전라북도|전북|Jeollabuk|Jeonbuk|全罗北道|全羅北道
46 전라남도|South Jeolla|全罗南道|全羅南道|전남|Jeollanam|Jeonnam|全南
47 경상북도|North Gyeongsang|庆尚北道|慶尚北道|경북|Gyeongsangbuk|Gyeongbuk|庆北|慶北
48 경상남도|South Gyeongsang|庆尚南道|慶尚南道|경남|Gyeongsangnam|Gyeongnam|庆南|慶南
49 제주특별자치도|Jeju|济州特别自治道|済州特別自治道|제주도|济州岛|済州島|Cheju`,
  CN: `
AH 안후이성|Anhui|安徽省|安徽省|안휘성|皖
BJ 베이징시|Beijing|北京市|北京市|북경|Peking|京
CQ 충칭시|Chongqing|重庆市|重慶市|중경|渝
FJ 푸젠성|Fujian|福建省|福建省|복건성|闽
GD 광둥성|Guangdong|广东省|広東省|광동성|廣東|Canton|粤
GS 간쑤성|Gansu|甘肃省|甘粛省|감숙성|甘
GX 광시 좡족 자치구|Guangxi|广西壮族自治区|広西チワン族自治区|광시|광서|广西|広西|桂
GZ 구이저우성|Guizhou|贵州省|貴州省|귀주성|贵|黔
HA 허난성|Henan|河南省|河南省|하남성|豫
HB 후베이성|Hubei|湖北省|湖北省|호북성|鄂
HE 허베이성|Hebei|河北省|河北省|하북성|冀
HI 하이난성|Hainan|海南省|海南省|해남성|琼
HL 헤이룽장성|Heilongjiang|黑龙江省|黒竜江省|흑룡강성|黑龍江|黑
HN 후난성|Hunan|湖南省|湖南省|호남성|湘
JL 지린성|Jilin|吉林省|吉林省|길림성|吉
JS 장쑤성|Jiangsu|江苏省|江蘇省|강소성|苏
JX 장시성|Jiangxi|江西省|江西省|강서성|赣
LN 랴오닝성|Liaoning|辽宁省|遼寧省|요녕성|辽
NM 네이멍구 자치구|Inner Mongolia|内蒙古自治区|内モンゴル自治区|내몽골|내몽고|Nei Mongol|内蒙|内モンゴル
NX 닝샤 후이족 자치구|Ningxia|宁夏回族自治区|寧夏回族自治区|닝샤|영하|宁夏|寧夏|宁
QH 칭하이성|Qinghai|青海省|青海省|청해성|青
SC 쓰촨성|Sichuan|四川省|四川省|사천성|Szechuan|川|蜀
SD 산둥성|Shandong|山东省|山東省|산동성|鲁
SH 상하이시|Shanghai|上海市|上海市|상해|沪
SN 섬서성|Shaanxi|陕西省|陝西省|陕|秦
SX 산서성|Shanxi|山西省|山西省|晋
TJ 톈진시|Tianjin|天津市|天津市|천진|津
XJ 신장 위구르 자치구|Xinjiang|新疆维吾尔自治区|新疆ウイグル自治区|신장|신강|Xinjiang Uygur|Xinjiang Uyghur|XUAR|新疆|新疆ウイグル|新
XZ 시짱 자치구|Tibet|西藏自治区|チベット自治区|티베트|서장|Xizang|西藏|チベット|藏
YN 윈난성|Yunnan|云南省|雲南省|운남성|云|滇
ZJ 저장성|Zhejiang|浙江省|浙江省|절강성|浙`,
  JP: `
01 홋카이도|Hokkaido|北海道|北海道|북해도
02 아오모리현|Aomori|青森县|青森県
03 이와테현|Iwate|岩手县|岩手県
04 미야기현|Miyagi|宫城县|宮城県
05 아키타현|Akita|秋田县|秋田県
06 야마가타현|Yamagata|山形县|山形県
07 후쿠시마현|Fukushima|福岛县|福島県|Hukusima
08 이바라키현|Ibaraki|茨城县|茨城県
09 도치기현|Tochigi|栃木县|栃木県|Totigi
10 군마현|Gunma|群马县|群馬県
11 사이타마현|Saitama|埼玉县|埼玉県
12 지바현|Chiba|千叶县|千葉県|치바현|Tiba
13 도쿄도|Tokyo|东京都|東京都|동경|도쿄
14 가나가와현|Kanagawa|神奈川县|神奈川県
15 니가타현|Niigata|新潟县|新潟県
16 도야마현|Toyama|富山县|富山県
17 이시카와현|Ishikawa|石川县|石川県|Isikawa
18 후쿠이현|Fukui|福井县|福井県|Hukui
19 야마나시현|Yamanashi|山梨县|山梨県|Yamanasi
20 나가노현|Nagano|长野县|長野県
21 기후현|Gifu|岐阜县|岐阜県|Gihu
22 시즈오카현|Shizuoka|静冈县|静岡県|Sizuoka
23 아이치현|Aichi|爱知县|愛知県|Aiti
24 미에현|Mie|三重县|三重県
25 시가현|Shiga|滋贺县|滋賀県|Siga
26 교토부|Kyoto|京都府|京都府
27 오사카부|Osaka|大阪府|大阪府
28 효고현|Hyogo|兵库县|兵庫県
29 나라현|Nara|奈良县|奈良県
30 와카야마현|Wakayama|和歌山县|和歌山県
31 돗토리현|Tottori|鸟取县|鳥取県
32 시마네현|Shimane|岛根县|島根県|Simane
33 오카야마현|Okayama|冈山县|岡山県
34 히로시마현|Hiroshima|广岛县|広島県|Hirosima
35 야마구치현|Yamaguchi|山口县|山口県|Yamaguti
36 도쿠시마현|Tokushima|德岛县|徳島県|Tokusima
37 가가와현|Kagawa|香川县|香川県
38 에히메현|Ehime|爱媛县|愛媛県
39 고치현|Kochi|高知县|高知県|Koti
40 후쿠오카현|Fukuoka|福冈县|福岡県|Hukuoka
41 사가현|Saga|佐贺县|佐賀県
42 나가사키현|Nagasaki|长崎县|長崎県
43 구마모토현|Kumamoto|熊本县|熊本県|쿠마모토현
44 오이타현|Oita|大分县|大分県
45 미야자키현|Miyazaki|宫崎县|宮崎県
46 가고시마현|Kagoshima|鹿儿岛县|鹿児島県|Kagosima
47 오키나와현|Okinawa|冲绳县|沖縄県`,
  US: `
AL 앨라배마주|Alabama|亚拉巴马州|アラバマ州|阿拉巴马州
AK 알래스카주|Alaska|阿拉斯加州|アラスカ州
AZ 애리조나주|Arizona|亚利桑那州|アリゾナ州
AR 아칸소주|Arkansas|阿肯色州|アーカンソー州
CA 캘리포니아주|California|加利福尼亚州|カリフォルニア州|加州
CO 콜로라도주|Colorado|科罗拉多州|コロラド州
CT 코네티컷주|Connecticut|康涅狄格州|コネチカット州
DE 델라웨어주|Delaware|特拉华州|デラウェア州
DC 워싱턴 D.C.|District of Columbia|哥伦比亚特区|コロンビア特別区|Washington DC
FL 플로리다주|Florida|佛罗里达州|フロリダ州
GA 조지아주|Georgia|佐治亚州|ジョージア州
HI 하와이주|Hawaii|夏威夷州|ハワイ州
ID 아이다호주|Idaho|爱达荷州|アイダホ州
IL 일리노이주|Illinois|伊利诺伊州|イリノイ州
IN 인디애나주|Indiana|印第安纳州|インディアナ州
IA 아이오와주|Iowa|艾奥瓦州|アイオワ州|爱荷华州
KS 캔자스주|Kansas|堪萨斯州|カンザス州
KY 켄터키주|Kentucky|肯塔基州|ケンタッキー州
LA 루이지애나주|Louisiana|路易斯安那州|ルイジアナ州
ME 메인주|Maine|缅因州|メイン州
MD 메릴랜드주|Maryland|马里兰州|メリーランド州
MA 매사추세츠주|Massachusetts|马萨诸塞州|マサチューセッツ州|麻省
MI 미시간주|Michigan|密歇根州|ミシガン州
MN 미네소타주|Minnesota|明尼苏达州|ミネソタ州
MS 미시시피주|Mississippi|密西西比州|ミシシッピ州
MO 미주리주|Missouri|密苏里州|ミズーリ州
MT 몬태나주|Montana|蒙大拿州|モンタナ州
NE 네브래스카주|Nebraska|内布拉斯加州|ネブラスカ州
NV 네바다주|Nevada|内华达州|ネバダ州
NH 뉴햄프셔주|New Hampshire|新罕布什尔州|ニューハンプシャー州
NJ 뉴저지주|New Jersey|新泽西州|ニュージャージー州
NM 뉴멕시코주|New Mexico|新墨西哥州|ニューメキシコ州
NY 뉴욕주|New York|纽约州|ニューヨーク州
NC 노스캐롤라이나주|North Carolina|北卡罗来纳州|ノースカロライナ州
ND 노스다코타주|North Dakota|北达科他州|ノースダコタ州
OH 오하이오주|Ohio|俄亥俄州|オハイオ州
OK 오클라호마주|Oklahoma|俄克拉何马州|オクラホマ州
OR 오리건주|Oregon|俄勒冈州|オレゴン州
PA 펜실베이니아주|Pennsylvania|宾夕法尼亚州|ペンシルベニア州
PR 푸에르토리코|Puerto Rico|波多黎各|プエルトリコ
RI 로드아일랜드주|Rhode Island|罗得岛州|ロードアイランド州
SC 사우스캐롤라이나주|South Carolina|南卡罗来纳州|サウスカロライナ州
SD 사우스다코타주|South Dakota|南达科他州|サウスダコタ州
TN 테네시주|Tennessee|田纳西州|テネシー州
TX 텍사스주|Texas|得克萨斯州|テキサス州|德州|德克萨斯州
UT 유타주|Utah|犹他州|ユタ州
VT 버몬트주|Vermont|佛蒙特州|バーモント州
VA 버지니아주|Virginia|弗吉尼亚州|バージニア州
WA 워싱턴주|Washington|华盛顿州|ワシントン州
WV 웨스트버지니아주|West Virginia|西弗吉尼亚州|ウェストバージニア州
WI 위스콘신주|Wisconsin|威斯康星州|ウィスコンシン州
WY 와이오밍주|Wyoming|怀俄明州|ワイオミング州`,
  VN: `
CT 껀터시|Can Tho|芹苴市|カントー市|Cần Thơ
DN 다낭시|Da Nang|岘港市|ダナン市|Đà Nẵng
HN 하노이시|Hanoi|河内市|ハノイ市|Hà Nội
HP 하이퐁시|Hai Phong|海防市|ハイフォン市|Hải Phòng
SG 호찌민시|Ho Chi Minh City|胡志明市|ホーチミン市|호치민|Hồ Chí Minh|TP HCM|HCMC|Saigon
01 라이쩌우성|Lai Chau|莱州省|ライチャウ省
02 라오까이성|Lao Cai|老街省|ラオカイ省
03 하장성|Ha Giang|河江省|ハザン省
04 까오방성|Cao Bang|高平省|カオバン省
05 선라성|Son La|山罗省|ソンラ省
06 옌바이성|Yen Bai|安沛省|イエンバイ省
07 뚜옌꽝성|Tuyen Quang|宣光省|トゥエンクアン省
09 랑선성|Lang Son|谅山省|ランソン省
13 꽝닌성|Quang Ninh|广宁省|クアンニン省
14 호아빈성|Hoa Binh|和平省|ホアビン省
18 닌빈성|Ninh Binh|宁平省|ニンビン省
20 타이빈성|Thai Binh|太平省|タイビン省
21 타인호아성|Thanh Hoa|清化省|タインホア省|탄호아
22 응에안성|Nghe An|乂安省|ゲアン省
23 하띤성|Ha Tinh|河静省|ハティン省
24 꽝빈성|Quang Binh|广平省|クアンビン省
25 꽝찌성|Quang Tri|广治省|クアンチ省
26 트어티엔후에성|Thua Thien Hue|承天顺化省|トゥアティエン・フエ省|Huế|후에|顺化
27 꽝남성|Quang Nam|广南省|クアンナム省
28 꼰뚬성|Kon Tum|昆嵩省|コントゥム省
29 꽝응아이성|Quang Ngai|广义省|クアンガイ省
30 잘라이성|Gia Lai|嘉莱省|ザライ省
31 빈딘성|Binh Dinh|平定省|ビンディン省
32 푸옌성|Phu Yen|富安省|フーイエン省
33 닥락성|Dak Lak|多乐省|ダクラク省
34 카인호아성|Khanh Hoa|庆和省|カインホア省
35 럼동성|Lam Dong|林同省|ラムドン省
36 닌투언성|Ninh Thuan|宁顺省|ニントゥアン省
37 떠이닌성|Tay Ninh|西宁省|タイニン省
39 동나이성|Dong Nai|同奈省|ドンナイ省
40 빈투언성|Binh Thuan|平顺省|ビントゥアン省
41 롱안성|Long An|隆安省|ロンアン省
43 바리어붕따우성|Ba Ria - Vung Tau|巴地头顿省|バリア・ブンタウ省|붕따우|Vũng Tàu
44 안장성|An Giang|安江省|アンザン省
45 동탑성|Dong Thap|同塔省|ドンタップ省
46 띠엔장성|Tien Giang|前江省|ティエンザン省
47 끼엔장성|Kien Giang|坚江省|キエンザン省
49 빈롱성|Vinh Long|永隆省|ヴィンロン省
50 벤째성|Ben Tre|槟椥省|ベンチェ省
51 짜빈성|Tra Vinh|茶荣省|チャビン省
52 속짱성|Soc Trang|朔庄省|ソクチャン省
53 박깐성|Bac Kan|北件省|バクカン省
54 박장성|Bac Giang|北江省|バクザン省
55 박리에우성|Bac Lieu|薄辽省|バクリエウ省
56 박닌성|Bac Ninh|北宁省|バクニン省
57 빈즈엉성|Binh Duong|平阳省|ビンズオン省
58 빈프억성|Binh Phuoc|平福省|ビンフオック省
59 까마우성|Ca Mau|金瓯省|カマウ省
61 하이즈엉성|Hai Duong|海阳省|ハイズオン省
63 하남성|Ha Nam|河南省|ハナム省
66 흥옌성|Hung Yen|兴安省|フンイエン省
67 남딘성|Nam Dinh|南定省|ナムディン省
68 푸토성|Phu Tho|富寿省|フート省
69 타이응우옌성|Thai Nguyen|太原省|タイグエン省
70 빈푹성|Vinh Phuc|永福省|ヴィンフック省
71 디엔비엔성|Dien Bien|奠边省|ディエンビエン省
72 닥농성|Dak Nong|多农省|ダクノン省
73 허우장성|Hau Giang|后江省|ハウザン省`,
} as const;
