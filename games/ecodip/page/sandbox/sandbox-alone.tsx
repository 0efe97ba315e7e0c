import { face } from '#games/ecodip/face.ts';
import { powerAt } from '#games/ecodip/rules/facts.ts';
import { TAGS } from '#games/ecodip/types.ts';
import type { GameSandboxProps } from '#web/rules/practice.ts';
import { wide } from '#web/browser/media.ts';
import { lang } from '#web/browser/settings.ts';
import { voiceOf } from '#web/store/voice.ts';
import { powerName } from '../powers.tsx';
import { Sandbox } from './sandbox.tsx';

/** The sandbox on a page of its own, without a table: each power stands for who would play it. */
export const SandboxAlone = ({ example, onChoose }: GameSandboxProps) => {
  const voice = { ...voiceOf(face, lang.value), seatName: (seat: number) => powerName(powerAt({ powers: TAGS }, seat), lang.value) };
  return <Sandbox example={example} voice={voice} wide={wide.value} onChoose={onChoose} leave={null} />;
};
