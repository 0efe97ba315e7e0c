import type { ExperimentProgress, SentExperiment } from '#protocol';
import type { ExperimentDocument } from '#lab/document.ts';
import type { PlayedChunk } from '#lab/experiment.ts';
import { api, call, type Fetched, hasText, isAnything, isObject } from '../../store/api.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { newToken } from '../../store/identifiers.ts';

/* Experiments that the machines of the house play for this page. */

type Progress = ExperimentProgress & { readonly chunks: readonly PlayedChunk[] };

const KEY = 'lab-key';

/** What ends from here what was sent from here. */
const ownKey = (): string => {
  const stored = readStored(KEY);
  if (typeof stored === 'string') return stored;
  const made = newToken();
  writeStored(KEY, made);
  return made;
};

const isSent = (value: unknown): value is SentExperiment => hasText(value, 'experiment');
const isProgress = (value: unknown): value is Progress => isObject(value) && Array.isArray(value.chunks);

/** Does this house play experiments of those who ask? */
export const housePlays = async (): Promise<boolean> => {
  const house = await api.house();
  return house.ok && house.value.plays;
};

export const sendAway = (document: ExperimentDocument): Promise<Fetched<SentExperiment>> => call('POST', '/api/experiments', isSent, document, ownKey());

export const endAway = (experiment: string): Promise<Fetched<unknown>> =>
  call('DELETE', `/api/experiments/${encodeURIComponent(experiment)}`, isAnything, undefined, ownKey());

export const lookAfter = (experiment: string, after: number): Promise<Fetched<Progress>> =>
  call('GET', `/api/experiments/${encodeURIComponent(experiment)}?after=${after}`, isProgress);
