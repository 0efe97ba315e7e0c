import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { axes, frameOf, line, text } from './shapes.ts';
import { PAPER, picture } from './text.ts';

describe('a chart as a file', () => {
  const frame = frameOf({
    width: 100,
    height: 60,
    margins: { left: 10, right: 10, top: 10, foot: 10 },
    readings: [
      { turn: 1, value: 0 },
      { turn: 3, value: 4 },
    ],
  });

  it('has the colours of the page by day', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../web/styles/tokens.css'), 'utf8');
    for (const [name, colour] of Object.entries(PAPER)) expect(tokens).toContain(`--${name}: light-dark(${colour}, `);
  });

  it('needs no sheet and no name of a colour from elsewhere', () => {
    const shapes = [axes({ frame, write: String, turnWord: 'turn', fontSize: 13 }), line(frame.plane, [{ turn: 1, value: 0 }], 'var(--series-1)', 2)];
    const file = picture(100, 60, 'A chart', shapes);
    expect(file).not.toMatch(/class=|style=|var\(/);
    expect(file).toContain(`stroke="${PAPER['series-1']}" stroke-width="2"`);
  });

  it('keeps words from being read as tags', () => {
    expect(picture(10, 10, 'a < b & "c"', [text('<script>', 1, 2)])).not.toMatch(/<script>|a < b|& "c"/);
  });
});
