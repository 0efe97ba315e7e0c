// @vitest-environment node
import { NOTICE_EVENTS } from '#protocol';
import { beforeAll, describe, expect, it, vi } from 'vitest';

beforeAll(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }), addEventListener: () => undefined });
  vi.stubGlobal('navigator', { languages: ['fr'] });
});

describe('what a device remembers of being told', () => {
  it('is read back, and what is damaged is as if it were new', async () => {
    const { decodeTold } = await import('./notifications.ts');
    const usual = decodeTold(null);
    expect(usual).toEqual({ push: null, mail: null, events: NOTICE_EVENTS, quiet: { from: 1320, to: 450 }, silent: [], daily: null });
    const kept = { ...usual, push: { channel: 'c', secret: 's' }, events: ['reminder'], quiet: null, silent: ['t1'], daily: 1110 };
    expect(decodeTold(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(decodeTold({ push: { channel: 5 }, mail: 'x', events: ['unknown'], quiet: 7, silent: [4], daily: '18:30' })).toEqual({ ...usual, events: [] });
  });
});
