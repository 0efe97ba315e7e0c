const PREFIX = 'comptoir.';

/** In the tab's own storage, where the device's did not take it. */
const INSTEAD = `${PREFIX}instead.`;

/** What no storage took, being full or forbidden. */
const memory = new Map<string, string>();

const ofTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(INSTEAD + key);
  } catch {
    return null;
  }
};

/** What the device's storage did not take is remembered until the tab closes, through a reload too where the tab keeps anything: a chair is held by it. */
const rememberInTab = (key: string, text: string | null): void => {
  memory.delete(key);
  try {
    if (text === null) sessionStorage.removeItem(INSTEAD + key);
    else sessionStorage.setItem(INSTEAD + key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
};

export const readStored = (key: string): unknown => {
  try {
    const text = memory.get(key) ?? ofTab(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

export const writeStored = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  let instead: string | null = null;
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    instead = text;
  }
  rememberInTab(key, instead);
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
