import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeRecording, type Recording } from '#kernel/recording.ts';
import type { Lang } from '#kernel/words.ts';
import type { ForkTable } from '#protocol';
import { decodeForkTable } from '#protocol/decode.ts';
import { type ForkSource, forkSource, identify, originOfFile, type Refusal, refuse } from '#table';
import { SECRETS } from './here.ts';
import { Looks } from './looks.ts';
import { type ApiSurroundings, bearer, langOf, sendRefusal } from './http.ts';
import { readBody } from './read-body.ts';

/* Recordings out of the house, and what comes back of them: forks, of its own games and of files from anywhere. */

/** No recording of ours, and no question around it, is nested as deep as this. */
const DEEPEST = 26;

export const registerRecordings = (app: FastifyInstance, around: ApiSurroundings): void => {
  const { tables, limits, looks, creations } = around;
  /** Apart from all other questions: to play a long game again takes its time. */
  const forks = new Looks(limits);

  /** The table asked for and who asks. */
  const visit = async (request: FastifyRequest, id: string) => {
    const table = await tables.open(id);
    if ('ok' in table) return table;
    const token = bearer(request);
    const identity = identify(table.state, SECRETS, { token, key: await around.rings.keyOf(token) });
    return 'ok' in identity ? identity : { table, identity };
  };

  app.get<{ Params: { id: string } }>('/api/tables/:id/recording', async (request, reply) => {
    const visited = await visit(request, request.params.id);
    if ('ok' in visited) return sendRefusal(reply, visited, langOf(request));
    const address = around.address(request.raw);
    const recording = looks.admit(address) ? await looks.inTurn(address, () => visited.table.recording()) : refuse('tooManyRequests');
    return 'ok' in recording ? sendRefusal(reply, recording, langOf(request)) : recording;
  });

  const read = (raw: unknown): Recording | Refusal => {
    const recording = decodeRecording(raw);
    if (recording === null) return refuse('notRecording');
    return recording.inputs.length > limits.recordingInputs ? refuse('recordingTooLong', { limit: limits.recordingInputs }) : recording;
  };

  /** What is forked: a finished game, the running game of one person against bots, or a file. */
  const sourceOf = async (request: FastifyRequest, { from, hidden, seat, others }: ForkTable): Promise<ForkSource | Refusal> => {
    if ('recording' in from) {
      const recording = read(from.recording);
      return 'ok' in recording ? recording : { recording, after: from.after, ...originOfFile(from, { hidden, others }), seat };
    }
    const visited = await visit(request, from.table);
    if ('ok' in visited) return visited;
    return forkSource(visited.table, visited.identity.you, { from, hidden, seat });
  };

  const fork = async (request: FastifyRequest, plan: ForkTable) => {
    const source = await sourceOf(request, plan);
    return 'ok' in source ? source : tables.fork({ ...source, name: plan.name, others: plan.others });
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, plan: ForkTable): Promise<FastifyReply> => {
    const { lang }: { readonly lang: Lang } = plan;
    const address = around.address(request.raw);
    const created = await forks.inTurn(address, () => fork(request, plan));
    if ('ok' in created) return sendRefusal(reply, created, lang);
    around.madeFrom(created.table, address);
    return reply.code(201).send(created);
  };

  const bounds = { bytes: limits.recordingBytes, values: limits.recordingValues, levels: DEEPEST };

  void app.register(async (scope) => {
    // Whoever has asked too much is told so before anything is read: to read a body is what costs.
    scope.addHook('onRequest', async (request, reply) => {
      const address = around.address(request.raw);
      if (!forks.admit(address)) await sendRefusal(reply, refuse('tooManyRequests'), langOf(request));
      else if (!creations.take(address)) await sendRefusal(reply, refuse('tooManyTables'), langOf(request));
    });
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (request, payload, done) => {
      // One body of an address at a time: the others wait on their lines, unread.
      const body = (): Promise<string> => readBody(payload, bounds, refuse('notRecording'));
      forks.inTurn(around.address(request.raw), body).then((text) => void parse(request, text, done), done);
    });
    scope.post('/api/forks', async (request, reply) => {
      const plan = decodeForkTable(request.body);
      return plan.ok ? answer(request, reply, plan.value) : sendRefusal(reply, refuse('badField', { field: plan.field }), langOf(request));
    });
  });
};
