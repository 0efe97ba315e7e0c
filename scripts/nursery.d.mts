export const serverFlags: () => string[];
