const KEY = 'ieum.caseShortcuts';
const OFF = 'off';

/** Returns true unless the person has switched the shortcuts off in this browser. */
export const areShortcutsOn = () => localStorage.getItem(KEY) !== OFF;

export const switchShortcuts = (isOn: boolean) => {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
};
