// How Node is started for a server. Every move makes much short-lived data: a larger nursery is swept less often, and a table waits
// less for it. It grows under load only; a small machine keeps a small one.
import { totalmem } from 'node:os';

const GIB = 2 ** 30;
const [LEAST_MB, MOST_MB] = [16, 128];
const MB_PER_GIB = 8;

export const serverFlags = () => {
  const size = Math.round((totalmem() / GIB) * MB_PER_GIB);
  return [`--max-semi-space-size=${Math.min(MOST_MB, Math.max(LEAST_MB, size))}`];
};
