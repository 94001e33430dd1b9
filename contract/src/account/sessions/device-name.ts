type Names = [name: string, sign: RegExp][];

/** In this order: nearly every browser also calls itself by the name of those it descends from. */
const BROWSERS: Names = [
  ['Whale', /\bWhale\//],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['KakaoTalk', /\bKAKAOTALK\b/i],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** A phone names its system last and its forebear first: Android is also a Linux, an iPhone is "like Mac OS X". */
const SYSTEMS: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
const HANDHELD = ['iPhone', 'iPad', 'Android'];

/** What a person would call it. A hint and no more: whoever sends the text may write what they like. */
export const deviceOf = (userAgent: string) => {
  const system = nameIn(SYSTEMS, userAgent);
  return {
    browser: nameIn(BROWSERS, userAgent),
    system,
    isHandheld: system !== undefined && HANDHELD.includes(system),
  };
};

const nameIn = (names: Names, userAgent: string) => names.find(([, sign]) => sign.test(userAgent))?.[0];
