type Names = [name: string, sign: RegExp][];

/** Order matters: nearly every browser also names the browsers it descends from. */
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

/**
 * Order matters: a phone also names the system it descends from. Android is also a Linux, an iPhone is "like Mac OS X".
 */
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

/**
 * Names the device as a person would. The result is only a hint, because the sender may write anything into the text.
 */
export const deviceOf = (userAgent: string) => {
  const system = nameIn(SYSTEMS, userAgent);
  return {
    browser: nameIn(BROWSERS, userAgent),
    system,
    isHandheld: system !== undefined && HANDHELD.includes(system),
  };
};

const nameIn = (names: Names, userAgent: string) => names.find(([, sign]) => sign.test(userAgent))?.[0];
