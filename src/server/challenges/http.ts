import type { StartAttempt } from '#protocol';
import { changeChallenge, createChallenge, hostChallenges, startAttempt } from '#protocol/decode-challenges.ts';
import { identify, isRefusal, refuse, type Result } from '#table';
import type { ApiPorts } from '../http.ts';
import { SECRETS } from '../open-storage.ts';
import { body, OPEN, type Route, route, type Visit } from '../route.ts';
import type { Challenges } from './challenges.ts';
import type { Holder } from './challenge-rows.ts';

/** A device without a key ring shows a key of its own. */
const KEY_LENGTH = 16;

type Ports = Pick<ApiPorts, 'rings' | 'tables' | 'turns' | 'isHostKey' | 'madeFrom' | 'sign'>;

/** Challenges: the deals of the day, and those that somebody gave. */
export const challengeRoutes = (challenges: Challenges, { rings, tables, turns, isHostKey, madeFrom, sign }: Ports): readonly Route[] => {
  const holderOf = async ({ token }: Visit): Promise<Holder | null> => {
    if (token === undefined) return null;
    const device = await rings.device(token);
    if (device !== null) return { holder: SECRETS.hash(`ring ${device.ring}`), ring: device.ring };
    return token.length < KEY_LENGTH ? null : { holder: SECRETS.hash(`key ${token}`), ring: null };
  };
  const anybody = { ...OPEN, who: holderOf };
  const player = { ...OPEN, who: async (visit: Visit): Promise<Result<Holder>> => (await holderOf(visit)) ?? refuse('weakToken') };
  const byHost = { ...OPEN, who: async ({ token }: Visit) => ((await isHostKey(token)) ? null : refuse('badHostToken')) };
  /** Others' games are laid side by side, and all come at midnight: one question of an address after the other, with breaths for those who play. */
  const inTurn = async <T extends object>({ address }: Visit, look: () => Promise<Result<T>>): Promise<Result<T>> =>
    turns.admit(address) ?? turns.inTurn(address, look);

  return [
    route('GET /api/challenges', anybody, (asked) => inTurn(asked, () => challenges.today(asked.who))),
    route('POST /api/challenges', { ...OPEN, read: body(createChallenge), price: 'challenges', status: 201 }, async (asked) => {
      const { sent, token } = asked;
      const refusal = sign.refusalOfGame(sent.game) ?? (await sign.refusalOf(asked));
      if (refusal !== null) return refusal;
      return challenges.create(sent, {
        maySee: async (id) => {
          const table = await tables.open(id);
          return !isRefusal(table) && !isRefusal(identify(table.state, SECRETS, { token, key: await rings.keyOf(token) }));
        },
      });
    }),
    route('GET /api/challenges/:id', anybody, (asked) => inTurn(asked, () => challenges.deal(asked.id, asked.who))),
    route('POST /api/challenges/:id', { ...OPEN, read: body(changeChallenge) }, ({ id, sent, token }) => challenges.change(id, token, sent)),
    route('DELETE /api/challenges/:id', OPEN, async ({ id, token }) => (await challenges.remove(id, token, false)) ?? { done: true }),
    route('GET /api/challenges/:id/results', anybody, (asked) => inTurn(asked, () => challenges.results(asked.id, asked.who))),
    route('GET /api/challenges/:id/board', OPEN, (asked) => inTurn(asked, () => challenges.board(asked.id, asked.token))),
    route(
      'POST /api/challenges/:id/tries',
      { ...player, read: body(startAttempt), price: 'tables', status: 201, lang: ({ sent }: { readonly sent: StartAttempt }) => sent.lang },
      (asked) =>
        inTurn(asked, async () => {
          const created = await challenges.start(asked.id, asked.who, asked.sent);
          if (!isRefusal(created)) madeFrom(created.table, asked.address);
          return created;
        }),
    ),
    route('GET /api/host/challenges', byHost, () => challenges.settings()),
    route('PUT /api/host/challenges', { ...byHost, read: body(hostChallenges) }, ({ sent }) => challenges.setSettings(sent)),
    route('DELETE /api/host/challenges/:id', byHost, async ({ id }) => (await challenges.remove(id, undefined, true)) ?? { done: true }),
  ];
};
