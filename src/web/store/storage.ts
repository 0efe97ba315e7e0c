/** What this device remembers. Where storage is forbidden, it remembers until the tab closes. */
const memory = new Map<string, string>();

const PREFIX = 'comptoir.';

export const readStored = (key: string): unknown => {
  try {
    const text = localStorage.getItem(PREFIX + key) ?? memory.get(key);
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

export const writeStored = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Full or forbidden: `memory` holds it for this visit.
  }
};

/** Calls back when another tab of this device wrote the key. */
export const onStoredElsewhere = (key: string, changed: () => void): void => {
  window.addEventListener('storage', (event) => {
    if (event.key === PREFIX + key) changed();
  });
};
