import type { StartAttempt } from '#protocol';
import { changeChallenge, createChallenge, hostChallenges, startAttempt } from '#protocol/decode-challenges.ts';
import { identify, isRefusal, refuse, type Result } from '#table';
import type { ApiPorts } from '../http.ts';
import { SECRETS } from '../open-storage.ts';
import { body, OPEN, type Route, route, type Visit } from '../route.ts';
import type { Challenges } from './challenges.ts';
import type { Holder } from './challenge-rows.ts';
import { holderOf } from './holder.ts';

const CHAIR_TOKEN_LENGTH = 32;

/** What opens the chair of a try, made from what only this device knows: an answer that was lost on the line can be given once more, and to nobody else. */
const tokenOf = ({ id, token = '', sent: { client } }: Visit & { readonly sent: StartAttempt }): string | null =>
  client === undefined
    ? null
    : Buffer.from(SECRETS.hash(`chair ${id} ${client} ${token}`), 'hex')
        .toString('base64url')
        .slice(0, CHAIR_TOKEN_LENGTH);

type Ports = Pick<ApiPorts, 'rings' | 'tables' | 'turns' | 'isHostKey' | 'madeFrom' | 'sign'>;

/** Challenges: the deals of the day, and those that somebody gave. */
export const challengeRoutes = (
  { deals, tries, results, given, board }: Challenges,
  { rings, tables, turns, isHostKey, madeFrom, sign }: Ports,
): readonly Route[] => {
  const anybody = { ...OPEN, who: ({ token }: Visit) => holderOf(rings, token) };
  const player = { ...OPEN, who: async ({ token }: Visit): Promise<Result<Holder>> => (await holderOf(rings, token)) ?? refuse('weakToken') };
  const byHost = { ...OPEN, who: async ({ token }: Visit) => ((await isHostKey(token)) ? null : refuse('badHostToken')) };
  /** Others' games are laid side by side, and all come at midnight: one question of an address after the other, with breaths for those who play. */
  const inTurn = async <T extends object>({ address }: Visit, look: () => Promise<Result<T>>): Promise<Result<T>> =>
    turns.admit(address) ?? turns.inTurn(address, look);

  return [
    route('GET /api/challenges', anybody, (asked) => inTurn(asked, () => results.today(asked.who))),
    route('POST /api/challenges', { ...OPEN, read: body(createChallenge), price: 'challenges', status: 201 }, async (asked) => {
      const { sent, token } = asked;
      const refusal = sign.refusalOfGame(sent.game) ?? (await sign.refusalOf(asked));
      if (refusal !== null) return refusal;
      return given.create(sent, {
        maySee: async (id) => {
          const table = await tables.open(id);
          return !isRefusal(table) && !isRefusal(identify(table.state, SECRETS, { token, key: await rings.keyOf(token) }));
        },
      });
    }),
    route('GET /api/challenges/:id', anybody, (asked) => inTurn(asked, () => tries.deal(asked.id, asked.who))),
    route('POST /api/challenges/:id', { ...OPEN, read: body(changeChallenge) }, ({ id, sent, token }) => given.change(id, token, sent)),
    route('DELETE /api/challenges/:id', OPEN, async ({ id, token }) => (await given.remove(id, token, false)) ?? { done: true }),
    route('GET /api/challenges/:id/results', anybody, (asked) => inTurn(asked, () => results.results(asked.id, asked.who))),
    route('GET /api/challenges/:id/board', OPEN, (asked) => inTurn(asked, () => board.board(asked.id, asked.token))),
    route(
      'POST /api/challenges/:id/tries',
      { ...player, read: body(startAttempt), price: 'tables', status: 201, lang: ({ sent }: { readonly sent: StartAttempt }) => sent.lang },
      (asked) =>
        inTurn(asked, async () => {
          const created = await tries.start(asked.id, asked.who, { ...asked.sent, token: tokenOf(asked) });
          if (isRefusal(created)) return created;
          const { table, seats } = created;
          madeFrom(table, asked.address);
          // Not left to the page: where its line is cut now, whoever wants to be forgotten would stay on the board.
          const device = await rings.device(asked.token ?? '');
          if (device !== null)
            await rings.hold(
              device,
              seats.map(({ token }) => ({ table, token })),
            );
          return created;
        }),
    ),
    route('POST /api/challenges/:id/reminders', { ...OPEN, price: 'reminders', status: 202 }, (asked) =>
      inTurn(asked, () => given.remind(asked.id, asked.token)),
    ),
    route('GET /api/host/challenges', byHost, () => deals.settings()),
    route('PUT /api/host/challenges', { ...byHost, read: body(hostChallenges) }, ({ sent }) => deals.setSettings(sent)),
    route('DELETE /api/host/challenges/:id', byHost, async ({ id }) => (await given.remove(id, undefined, true)) ?? { done: true }),
  ];
};
