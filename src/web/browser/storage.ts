/** What storage did not take, being full or forbidden: it is remembered until the tab closes. */
const memory = new Map<string, string>();

const PREFIX = 'comptoir.';

export const readStored = (key: string): unknown => {
  try {
    const text = memory.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

export const writeStored = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
};

/** Calls back when another tab of this device wrote the key, or cleared everything. */
export const onStoredElsewhere = (key: string, changed: () => void): void => {
  window.addEventListener('storage', (event) => {
    if (event.key === PREFIX + key || event.key === null) changed();
  });
};

/** Kept by this tab, through a reload and no longer. */
export const readTab = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
};

/** Null: kept no more. */
export const writeTab = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Whoever keeps nothing asks again themselves.
  }
};
