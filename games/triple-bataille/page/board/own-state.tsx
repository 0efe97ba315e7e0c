import { player } from '#games/triple-bataille/rules/facts.ts';
import type { OwnScene } from './scene.ts';

const sentenceOf = ({ view, speech, you }: OwnScene): string | null => {
  const { status, destitute } = player(view, you);
  if (status !== 'playing') return speech.words(`own.${status}`);
  return destitute ? speech.words('own.destitute') : null;
};

/** For somebody who does not play in this battle: why, and from when on (TB-4.14). */
export const OwnState = (scene: OwnScene) => {
  const sentence = sentenceOf(scene);
  return sentence === null ? null : <p class="sheet tb-standing-by">{sentence}</p>;
};
