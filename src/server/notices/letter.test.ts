import { describe, expect, it } from 'vitest';
import { type Head, ownWords, readHead, readReplyAddress, readText, RULE } from './letter.ts';

const WORD = '0123456789abcdef0123456789abcdef';

const addressed = (typed: string) => {
  const address = readReplyAddress(typed);
  if (address === null) throw new Error(`no address: ${typed}`);
  return address;
};

const headOf = (lines: readonly string[], typed = 'table+*@games.example'): Promise<Head> =>
  readHead(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), addressed(typed), 'place');

describe('the address that is replied to', () => {
  it.each([
    ['table+*@games.example', `table+${WORD}@games.example`],
    ['table-*@games.example', `table-${WORD}@games.example`],
    ['*@play.example.org', `${WORD}@play.example.org`],
    ['table@games.example', 'table@games.example'],
  ])('%s is that of a letter', (typed, of) => {
    expect(addressed(typed).to(WORD)).toBe(of);
  });

  it.each([
    'table',
    'table+*',
    '@games.example',
    'a*b*@games.example',
    'ta ble+*@games.example',
    'a@b@c.example',
    'table+*@games',
    `${'x'.repeat(33)}*@games.example`,
  ])('%s is none', (typed) => {
    expect(readReplyAddress(typed)).toBeNull();
  });
});

describe('the head of a letter', () => {
  it('tells who wrote, to which word of ours, wherever a mail server put it and whatever it made of its letters', async () => {
    const from = 'From: =?utf-8?q?An=C3=A9?= <Ana@Example.org>';
    for (const line of [
      `To: "Comptoir" <TABLE+${WORD.toUpperCase()}@Games.example>`,
      `To: bob@example.org,\r\n Table <table+${WORD}@games.example>`,
      `Delivered-To: table+${WORD}@games.example`,
      `In-Reply-To: <comptoir.${WORD}@games.example>`,
      `References: <other@example.org>\r\n <comptoir.${WORD}@games.example>`,
    ])
      expect(await headOf([from, line])).toMatchObject({ from: 'ana@example.org', name: 'Ané', words: [WORD], automatic: false });
    for (const line of [`To: xtable+${WORD}@games.example`, `To: table+${WORD}@games.example.org.evil`, `To: table+${WORD.slice(1)}@games.example`])
      expect([line, (await headOf([from, line])).words]).toEqual([line, []]);
  });

  it('has no writer where there are several or none', async () => {
    for (const lines of [
      ['From: a@x.example, b@x.example'],
      ['From: a@x.example', 'From: b@x.example'],
      ['Sender: a@x.example'],
      ['From: Ana'],
      ['From: <a@x.example> <b@x.example>'],
    ])
      expect((await headOf(lines)).from).toBeNull();
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated (rejected)',
    'Precedence: bulk',
    'X-Autoreply: yes',
    'List-Id: <club.example.org>',
    'Return-Path: <>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    'From: MAILER-DAEMON@mail.example',
  ])('%s is that of a machine', async (line) => {
    expect((await headOf(line.startsWith('From') ? [line] : ['From: a@x.example', line])).automatic).toBe(true);
  });

  it('gives the same letter the same name, and letters without one that of their place', async () => {
    const named = ['From: a@x.example', 'Message-ID: <1@x.example>'];
    expect((await headOf(named)).id).toBe((await headOf([...named, 'Received: again'])).id);
    expect((await headOf(named)).id).not.toBe((await headOf(['From: a@x.example', 'Message-ID: <2@x.example>'])).id);
    expect((await headOf(['From: a@x.example'])).id).toMatch(/^mail [0-9a-f]{32}$/);
  });
});

describe('what somebody has written themselves', () => {
  const OURS = `${RULE} Répondez au-dessus de cette ligne ${RULE}\n\nAna, la table vous attend.`;
  const quoted = OURS.split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

  it.each([
    ['above the letter', `A par - bel\nF lon T\n\nLe jeu. 19 nov. 2026 à 20:14, Comptoir <table+${WORD}@games.example> a écrit :\n${quoted}`],
    [
      'above one whose introduction is broken',
      `A par - bel\nF lon T\n\nLe jeu. 19 nov. 2026 à 20:14, Comptoir\n<table+${WORD}@games.example> a écrit :\n\n${quoted}`,
    ],
    ['above one in English', `A par - bel\nF lon T\n\nOn Thu, Nov 19, 2026 at 8:14 PM Comptoir <t@games.example> wrote:\n\n${quoted}`],
    ['below it', `Le 19 nov. 2026 à 20:14, Comptoir a écrit :\n${quoted}\n\nA par - bel\nF lon T`],
    ['between its lines', `${quoted}\nA par - bel\n> Sans ordre\nF lon T\n> --`],
    ['above one that is not marked', `A par - bel\nF lon T\n\n${OURS}`],
    ['by Outlook', `A par - bel\nF lon T\n________________________________\nDe : Comptoir <table@games.example>\nEnvoyé : jeudi\n\n${OURS}`],
    ['by Outlook, without a line', `A par - bel\r\nF lon T\r\n\r\nFrom: Comptoir <table@games.example>\r\nSent: Thursday\r\n${OURS}`],
    ['with a signature', 'A par - bel\nF lon T\n-- \nAna Dupont\nA paris'],
    ['on a telephone', 'A par - bel\nF lon T\n\nEnvoyé de mon iPhone'],
    ['with a goodbye', 'A par - bel\nF lon T\n\nBien à toi,\nAna D.'],
  ])('%s', (_, text) => {
    expect(ownWords(text, 'Ana D. Dupont')).toBe('A par - bel\nF lon T');
  });

  it('keeps a line that could be a name in the middle, and one that is none at the end', () => {
    expect(ownWords('Ana\nA par - bel\nF lon T, à bientôt en Norvège', 'Ana')).toBe('Ana\nA par - bel\nF lon T, à bientôt en Norvège');
    expect(ownWords('Merci !\nAna', 'Ana')).toBe('');
  });

  it('is no introduction where its line is longer than any mail program writes: seeking one there would hold up the house', () => {
    const long = `Le 19 nov. 2026, ${'x'.repeat(500)}, Ana a écrit :`;
    expect(ownWords(`A par - bel\n${long}`, '')).toBe(`A par - bel\n${long}`);
    for (const sign of ['@', '\t', ' ']) expect(ownWords(`A par - bel\nle ${sign.repeat(250_000)}x`, '')).toContain('A par - bel');
  });
});

it('the text of a letter is read in any encoding; of HTML alone there is none', async () => {
  const text = (lines: readonly string[]) => readText(Buffer.from(lines.join('\r\n'), 'latin1'));
  expect(await text(['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable', '', 'Arm=E9e de Paris'])).toBe(
    'Armée de Paris\n',
  );
  const both = [
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>x</p>',
    '--b',
    'Content-Type: text/plain',
    '',
    'A par',
    '--b--',
  ];
  expect(await text(both)).toContain('A par');
  expect(await text(['Content-Type: text/html', '', '<p>A par</p>'])).toBeNull();
  // Whoever sends an empty letter is not told that it is of HTML.
  for (const blank of ['', '  ']) expect((await text(['Content-Type: text/plain', '', blank]))?.trim()).toBe('');
});
