import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { canonicalText, type ExperimentDocument, readDocument } from '#lab/document.ts';
import { inLanguage } from '#lab/questions.ts';
import { documentOf, draftFrom, withKind } from './draft.ts';
import { forecastIn } from './typed.ts';

const documentIn = (raw: unknown): ExperimentDocument => {
  const read = readDocument(raw);
  if (!read.ok) throw new Error(read.field);
  return read.document;
};

const copyOf = async (document: ExperimentDocument) => {
  const box = BOXES.find(({ id }) => id === document.game);
  if (box === undefined) throw new Error(document.game);
  const game = await box.load();
  const draft = draftFrom(document, game, null);
  return { game, draft, copy: documentOf(draft, game, 'fr') };
};

const QUESTIONS = BOXES.flatMap(({ id }) => {
  const raw: unknown = JSON.parse(readFileSync(`games/${id}/questions.json`, 'utf8'));
  return Array.isArray(raw) ? raw.map((question: unknown) => documentIn(inLanguage(question, 'fr'))) : [];
});

describe('copy and change', () => {
  it.each(QUESTIONS)('keeps everything of “$question”', async (document) => {
    const { copy } = await copyOf(document);
    expect(canonicalText(copy)).toBe(canonicalText(document));
  });

  const RAW = {
    comptoir: 'experiment',
    game: 'anti-monopoly',
    rulesVersion: QUESTIONS.find(({ game }) => game === 'anti-monopoly')?.rulesVersion,
    players: 4,
    games: 64,
  };

  it.each([
    { ...RAW, measures: ['turns'], bots: ['decent', 'hoards', 'decent', 'weak'], options: { monopolistSeats: ['seat1', 'seat3'] }, seating: 'turned' },
    {
      ...RAW,
      measures: ['turns'],
      stop: { sign: false, precision: 0.5 },
      arms: [
        { name: 'a', bots: ['decent', 'hoards'] },
        { name: 'b', players: 3, options: { roundLimit: 20 } },
      ],
    },
    {
      ...RAW,
      measures: ['turns', 'bankruptcies'],
      follow: [],
      dice: 'own',
      factors: [
        { vary: 'bots', values: ['decent', 'decent,hoards'] },
        { vary: 'players', values: [2, 6] },
      ],
    },
    { ...RAW, measures: ['turns'], factors: [{ vary: 'roundLimit', values: [20, 60] }] },
  ])('keeps what the form cannot say: %o', async (raw) => {
    const document = documentIn(raw);
    const { copy } = await copyOf(document);
    expect(canonicalText(copy)).toBe(canonicalText(document));
  });

  it('of arms that seat several habits at one table, or of crossed values, is a question that the form asks', async () => {
    const arms = [
      { name: 'mixed', bots: ['decent', 'hoards', 'weak'] },
      { name: 'alike', bots: ['decent'] },
    ];
    const mixed = await copyOf(documentIn({ ...RAW, measures: ['turns'], arms }));
    expect(mixed.draft).toMatchObject({ kind: 'bots', values: ['decent,hoards,weak', 'decent'] });
    const { arms: changed } = documentOf({ ...mixed.draft, values: ['decent,hoards', 'weak,weak,decent'], names: [] }, mixed.game, 'en');
    expect(changed?.map(({ bots }) => bots)).toEqual([
      ['decent', 'hoards'],
      ['weak', 'weak', 'decent'],
    ]);
    const crossed = {
      ...withKind(mixed.draft, 'map', mixed.game),
      rule: 'bots',
      values: ['decent', 'hoards'],
      second: 'competitorStartBonus',
      secondValues: [0, 750],
    };
    expect(documentOf(crossed, mixed.game, 'en').factors).toEqual([
      { vary: 'bots', values: ['decent', 'hoards'] },
      { vary: 'competitorStartBonus', values: [0, 750] },
    ]);
  });

  it('keeps a forecast, in points where parts of games are compared', async () => {
    const arms = [{ name: 'a' }, { name: 'b', options: { roundLimit: 20 } }];
    const shared = await copyOf(documentIn({ ...RAW, arms, measures: ['win:seat/0'], forecast: -0.05 }));
    expect(shared.draft.forecast).toEqual({ more: 'first', by: '5', shared: true });
    expect(forecastIn(shared.draft.forecast, true)).toBe(-0.05);
    const { game } = shared;
    expect(draftFrom(documentIn({ ...RAW, arms, measures: ['turns'] }), game, 7).forecast).toEqual({ more: 'second', by: '7', shared: false });
  });

  it('and then another kind of question makes arms of its own, which bear the name of their rule', async () => {
    const { game, draft } = await copyOf(documentIn({ ...RAW, measures: ['turns'], bots: ['decent', 'hoards'] }));
    const { arms = [] } = documentOf(withKind(draft, 'rule', game), game, 'en');
    expect(arms).toHaveLength(2);
    for (const { name } of arms) expect(name).toMatch(/: /);
  });
});
