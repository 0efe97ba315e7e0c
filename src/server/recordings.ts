import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeRecording, type Recording } from '#kernel/recording.ts';
import type { ForkTable } from '#protocol';
import { forkTable } from '#protocol/decode.ts';
import { type ForkSource, forkSource, identify, isRefusal, originOfFile, type Refusal, refuse, type Result } from '#table';
import { SECRETS } from './open-storage.ts';
import { type ApiPorts, readBody } from './http.ts';
import { bearer, langOf, lateAnswer, OPEN, readAs, route, sendRefusal, addRoutes } from './route.ts';
import { Turns } from './turns.ts';

/* Recordings out of the house, and what comes back of them: forks, of its own games and of files from anywhere. */

/** No recording of ours, and no question around it, is nested as deep as this. */
const DEEPEST = 26;

const JSON_TYPE = /^application\/json *(?:;|$)/i;

export const registerRecordings = (app: FastifyInstance, ports: ApiPorts): void => {
  const { tables, limits, turns, ledger } = ports;
  /** Apart from all other questions: to play a long game again takes its time. */
  const forks = new Turns(ledger);

  /** The table asked for and who asks. */
  const visit = async (request: FastifyRequest, id: string) => {
    const table = await tables.open(id);
    if (isRefusal(table)) return table;
    const token = bearer(request);
    const identity = identify(table.state, SECRETS, { token, key: await ports.rings.keyOf(token) });
    return isRefusal(identity) ? identity : { table, identity };
  };

  const recordingOf = route('GET /api/tables/:id/recording', OPEN, async ({ request, id, address }) => {
    const visited = await visit(request, id);
    if (isRefusal(visited)) return visited;
    return turns.admit(address) ?? turns.inTurn(address, () => visited.table.recording());
  });
  addRoutes(app, ports, [recordingOf]);

  const read = (raw: unknown): Result<Recording> => {
    const recording = decodeRecording(raw);
    if (recording === null) return refuse('notRecording');
    return recording.inputs.length > limits.recordingInputs ? refuse('recordingTooLong', { limit: limits.recordingInputs }) : recording;
  };

  /** What is forked: a finished game, the running game of one person against bots, or a file. */
  const sourceOf = async (request: FastifyRequest, { from, hidden, seat, others, sameDice }: ForkTable): Promise<Result<ForkSource>> => {
    if ('recording' in from) {
      if (sameDice) return refuse('sameDiceFile');
      const recording = read(from.recording);
      return isRefusal(recording) ? recording : { recording, after: from.after, ...originOfFile(from, { hidden, others }), seat };
    }
    const visited = await visit(request, from.table);
    if (isRefusal(visited)) return visited;
    return forkSource(visited.table, visited.identity.you, { from, hidden, seat, others, sameDice });
  };

  const fork = async (request: FastifyRequest, plan: ForkTable) => {
    const source = await sourceOf(request, plan);
    if (isRefusal(source)) return source;
    return ledger.charge('steps', ports.address(request.raw), source.after) ?? tables.fork({ ...source, name: plan.name, others: plan.others });
  };

  const bounds = { bytes: limits.recordingBytes, values: limits.recordingValues, levels: DEEPEST, kinds: limits.recordingKinds };

  void app.register(async (scope) => {
    // Whoever has asked too much is told so before anything is read.
    scope.addHook('onRequest', async (request, reply) => {
      const address = ports.address(request.raw);
      // Not at the cost of a visitor whose browser was sent here by another site's page.
      if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) await sendRefusal(reply, refuse('mediaType'), langOf(request));
      else {
        const late = lateAnswer(ports);
        const spent =
          (await ports.sign.refusalOf({ request, late, charge: (price, amount) => ledger.charge(price, address, amount) })) ?? ledger.charge('tables', address);
        if (spent !== null) await sendRefusal(reply, spent, langOf(request));
      }
    });
    const parser = scope.getDefaultJsonParser('error', 'error');
    const parse = (request: FastifyRequest, text: string): Promise<unknown> =>
      new Promise((resolve, reject) => void parser(request, text, (error, value) => (error === null ? resolve(value) : reject(error))));
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload));

    const answer = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> => {
      const plan = readAs(forkTable, await parse(request, text));
      if (isRefusal(plan)) return sendRefusal(reply, plan, langOf(request));
      const created = await fork(request, plan);
      if (isRefusal(created)) return sendRefusal(reply, created, plan.lang);
      ports.madeFrom(created.table, ports.address(request.raw));
      return reply.code(201).send(created);
    };

    scope.post<{ Body: Readable }>('/api/forks', async (request, reply) => {
      const address = ports.address(request.raw);
      let bytes = 0;
      const charge = (more: number): Refusal | null => {
        const spent = ledger.charge('bodies', address, more);
        if (spent === null) bytes += more;
        return spent;
      };
      try {
        // A turn is for work: whoever sends slowly takes nobody's, and is given up when the time of a request is over.
        const text = await readBody(request.body, bounds, refuse('notRecording'), charge);
        return await forks.inTurn(address, () => answer(request, reply, text));
      } finally {
        ledger.giveBack('bodies', address, bytes);
      }
    });
  });
};
