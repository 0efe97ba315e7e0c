import { decodeRecording, type Recording } from '#kernel';
import type { SeatInfo } from '#protocol';
import { t } from '../../i18n/house.ts';
import { ts } from '../../i18n/study.ts';
import { api } from '../../store/api.ts';
import { seatsIn } from '../replay/recorded.ts';
import { isFingerprint } from './verdict.ts';

export type Source =
  | { readonly ok: true; readonly recording: Recording; readonly published: string | null; readonly seats: readonly SeatInfo[] }
  | { readonly ok: false; readonly why: string };

/** A table's number, out of a link or as it is. */
export const tableIn = (text: string): string => /\/(?:t|replay)\/([^/?#]+)/.exec(text)?.[1] ?? text.trim();

/** The recording and the commitment of a finished game of this server. */
export const fromTable = async (text: string): Promise<Source> => {
  const id = tableIn(text);
  const info = await api.table(id);
  if (!info.ok) return { ok: false, why: info.message === '' ? t('error.unreachable') : info.message };
  const answer = await api.recording(id);
  if (!answer.ok) return { ok: false, why: answer.message === '' ? t('error.unreachable') : answer.message };
  const recording = decodeRecording(answer.value);
  return recording === null
    ? { ok: false, why: ts('verify.notRecording') }
    : { ok: true, recording, published: info.value.commitment, seats: info.value.seats };
};

/** A recording from a file or the clipboard, with the commitment its reader kept. */
export const fromText = (text: string, kept: string): Source => {
  const published = kept.trim().toLowerCase();
  if (published !== '' && !isFingerprint(published)) return { ok: false, why: ts('verify.badCommitment') };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, why: ts('verify.notJson') };
  }
  const recording = decodeRecording(raw);
  if (recording === null) return { ok: false, why: ts('verify.notRecording') };
  return { ok: true, recording, published: published === '' ? null : published, seats: seatsIn(recording) };
};
