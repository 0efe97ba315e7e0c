import { findBox } from '#catalogue';
import type { ExperimentProgress, SentExperiment } from '#protocol';
import type { Visitor } from './visitor.ts';

/* Somebody who sends an experiment to the machines of the house, and ends it: nobody else may. */

export const sendExperiment = async (visitor: Visitor): Promise<void> => {
  const rulesVersion = (await findBox('bourse')?.load())?.module.rulesVersion;
  const document = {
    comptoir: 'experiment',
    game: 'bourse',
    rulesVersion,
    players: 3,
    arms: [{ name: 'usual' }],
    games: 100 + (visitor.ways.chance.int(1_000_000) % 50_000),
    measures: ['turns'],
  };
  const [own, other] = [visitor.token('the key of an experiment'), visitor.token('the key of an experiment')];
  const sent = await visitor.ask<SentExperiment>('POST', '/api/experiments', own, document);
  if (sent.code === 'noQueue') return visitor.did('told that there is no queue');
  if (sent.code !== '') return visitor.wrong(`an experiment was refused: ${sent.code}`);
  const { experiment, yours } = sent.value;
  visitor.check(yours, 'an experiment is not its sender’s');
  visitor.did('sent');
  const stranger = await visitor.ask('DELETE', `/api/experiments/${experiment}`, other);
  visitor.check(stranger.code === 'notYourExperiment', `an experiment was ended by somebody else: ${stranger.code}`);
  const before = await visitor.must<ExperimentProgress>('GET', `/api/experiments/${experiment}`);
  visitor.check(before.state === 'waiting', `an experiment that was sent is ${before.state}`);
  await visitor.must('DELETE', `/api/experiments/${experiment}`, own);
  const { state } = await visitor.must<ExperimentProgress>('GET', `/api/experiments/${experiment}`);
  visitor.check(state === 'ended', `an experiment that was ended is ${state}`);
  visitor.did('ended');
  return undefined;
};
