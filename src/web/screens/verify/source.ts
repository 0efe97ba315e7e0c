import { type Recording, recordingIn } from '#kernel/recording.ts';
import { RECORDING_BYTES, type SeatInfo, type TableInfo } from '#protocol';
import { t } from '../../i18n/house.ts';
import { ts } from '../../i18n/rules-and-replay.ts';
import { isHere } from '../../store/solo/plan.ts';
import { api } from '../../store/api.ts';
import { tokenAt } from '../../store/tables.ts';
import { seatsIn } from '../replay/recorded.ts';
import { isFingerprint, UNSEALED } from './verdict.ts';

export type Source =
  | {
      readonly ok: true;
      readonly recording: Recording;
      readonly published: string | null;
      /** What the games that a fork came from had published, oldest first; `UNSEALED` for one of a device. */
      readonly origins: readonly (string | null)[];
      readonly seats: readonly SeatInfo[];
    }
  | { readonly ok: false; readonly why: string };

/** A table's number, out of a link or as it is. */
export const tableIn = (text: string): string => /\/(?:t|replay)\/([^/?#]+)/.exec(text)?.[1] ?? text.trim();

const sorry = (message: string): Source => ({ ok: false, why: message === '' ? t('error.unreachable') : message });

/** The commitments of the games that a table came from, as far as this server has them. */
const originsOf = async ({ fork }: TableInfo): Promise<readonly (string | null)[]> => {
  if (fork === null) return [];
  if (fork.carried) return [UNSEALED];
  const origin = fork.table === null ? null : await api.table(fork.table);
  return origin?.ok === true ? [...(await originsOf(origin.value)), origin.value.commitment] : [null];
};

/** The recording and the commitment of a finished game of this server. */
export const fromTable = async (text: string): Promise<Source> => {
  const id = tableIn(text);
  const info = await api.table(id);
  if (!info.ok) return sorry(info.message);
  const answer = await api.recording(id, tokenAt(id));
  if (!answer.ok) return sorry(answer.message);
  const recording = recordingIn(answer.value);
  if (recording === null) return sorry(ts('verify.notRecording'));
  const known = await originsOf(info.value);
  // A fork of a file has an origin that nobody here knows, and that may have come from others.
  const unknown = Math.max(0, (recording.forks?.length ?? 0) - known.length);
  return {
    ok: true,
    recording,
    // A device that seals its own dice proves nothing to anybody.
    published: isHere(id) ? null : info.value.commitment,
    origins: [...Array.from({ length: unknown }, () => null), ...known],
    seats: info.value.seats,
  };
};

/** A recording from a file or the clipboard, with the commitment its reader kept. */
export const fromText = (text: string, kept: string): Source => {
  const published = kept.trim().toLowerCase();
  if (published !== '' && !isFingerprint(published)) return { ok: false, why: ts('verify.badCommitment') };
  if (text.length > RECORDING_BYTES) return { ok: false, why: ts('verify.tooLarge', { size: RECORDING_BYTES / 1024 / 1024 }) };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, why: ts('verify.notJson') };
  }
  const recording = recordingIn(raw);
  if (recording === null) return { ok: false, why: ts('verify.notRecording') };
  return { ok: true, recording, published: published === '' ? null : published, origins: [], seats: seatsIn(recording) };
};

/** A file that its reader chose or dropped; a large one is not even read. */
export const fromFile = async (file: File, kept: string): Promise<Source> => {
  if (file.size > RECORDING_BYTES) return { ok: false, why: ts('verify.tooLarge', { size: RECORDING_BYTES / 1024 / 1024 }) };
  return fromText(await file.text(), kept);
};
