import { unreachable } from '#kernel';
import { playerAt } from '../view.ts';
import type { OwnScene } from './scene.ts';

const sentenceOf = ({ view, speech, you }: OwnScene): string | null => {
  const { own } = speech.words;
  const { status, destitute } = playerAt(view, you);
  switch (status) {
    case 'arriving':
      return own.arriving;
    case 'paused':
      return own.paused;
    case 'returning':
      return own.returning;
    case 'leaving':
      return own.leaving;
    case 'gone':
      return own.gone;
    case 'playing':
      return destitute ? own.destitute : null;
    default:
      return unreachable(status);
  }
};

/** For somebody who does not play in this battle: why, and from when on (TB-4.14). */
export const OwnState = (scene: OwnScene) => {
  const sentence = sentenceOf(scene);
  return sentence === null ? null : <p class="sheet tb-standing-by">{sentence}</p>;
};
