import { signal } from '@preact/signals';

/** The house did not answer when it was last asked. It is asked again until it does. */
export const offline = signal(false);
/** How often it came back: whatever shows old news asks again. */
export const returns = signal(0);

const FIRST_MS = 1000;
const MOST_MS = 15_000;
const CALM_MS = 60_000;
/** What a proxy says while the house itself is down. */
export const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

let timer: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_MS;
let lostAt = 0;

export const found = (): void => {
  clearTimeout(timer);
  if (!offline.peek()) return;
  offline.value = false;
  returns.value++;
};

const askLater = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void askNow(), wait);
  wait = Math.min(2 * wait, MOST_MS);
};

export const askNow = async (): Promise<void> => {
  try {
    // A proxy that answers for a house that is down is not the house.
    const answer = await fetch('/health', { cache: 'no-store' });
    if (answer.ok) found();
    else askLater();
  } catch {
    askLater();
  }
};

export const lost = (): void => {
  if (offline.peek()) return;
  offline.value = true;
  // A line that comes and goes is not asked every second.
  if (Date.now() - lostAt > CALM_MS) wait = FIRST_MS;
  lostAt = Date.now();
  askLater();
};

/** The device knows of its line before anybody asks. */
export const watchLine = (): void => {
  const again = (): void => {
    if (offline.peek() && !document.hidden) void askNow();
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
};
