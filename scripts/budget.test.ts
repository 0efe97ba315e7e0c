import { expect, it } from 'vitest';
import { countRooms, kindOf, linesOf, readBudget, roomOf, structureOf } from './budget.ts';

it('no room of the house has become heavier: what is new is paid for by what it takes over, or a decision says why and raises budget.json', () => {
  const budget = readBudget();
  expect(Object.keys(budget).length).toBeGreaterThan(20);
  // A game that is not in the budget yet may be as large as it likes.
  const heavier = Object.entries(countRooms()).flatMap(([room, lines]) =>
    Object.entries(lines).flatMap(([kind, count]) => {
      const most = Object.entries(budget[room] ?? lines).find(([name]) => name === kind)?.[1] ?? 0;
      return count > most ? [`${room}: ${kind} ${count}, in scripts/budget.json ${most}`] : [];
    }),
  );
  expect(heavier).toEqual([]);
});

it('a wide line counts as two, wherever it is folded', () => {
  expect(linesOf('a\nb\n')).toBe(2);
  expect(linesOf(`${'x'.repeat(121)}\nb\n`)).toBe(3);
  expect(linesOf(`${'x'.repeat(120)}\n`)).toBe(1);
});

it('a file belongs to one room and is of one kind', () => {
  const files = [
    'src/web/shell/bar/bar.tsx',
    'src/web/app.tsx',
    'src/table/clerk.ts',
    'games/bourse/page/board.css',
    'games/amounts.test.ts',
    'e2e/play.test.ts',
  ];
  expect(files.map(roomOf)).toEqual(['src/web/shell', 'src/web', 'src/table', 'games/bourse', 'games', 'e2e']);
  expect(files.map((file) => kindOf(file, ''))).toEqual(['code', 'code', 'code', 'styles', 'tests', 'tests']);
  expect(kindOf('games/bourse/words.ts', 'export const words = {} as const satisfies Words;')).toBe('words');
});

it('a rule hangs on the structure of the page when it names an element inside, beside or after another', () => {
  const sheet =
    '.a .b {} .a > .b {} :is(.a, .c) b {} .a:has(+ .b) {} .a:has(:checked) {} .a[title="x y"] {} .a:nth-child(2n + 1) {} @media (width > 1px) { .a {} } /* .a .b {} */';
  expect(structureOf('games/bourse/page/board.css', sheet)).toBe(4);
  expect(structureOf('src/web/kit/parts/parts.css', sheet)).toBe(0);
});
