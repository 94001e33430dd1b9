const KEY = 'ieum.caseShortcuts';
const OFF = 'off';

/** On unless switched off, in this browser. */
export const areShortcutsOn = () => localStorage.getItem(KEY) !== OFF;

export const switchShortcuts = (isOn: boolean) => {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
};
