import { Die } from '#web/kit/svg/die.tsx';
import type { BoardScene } from './scene.tsx';
import { offerOf } from '../targets.ts';

const SIZE = 40;

/** The dice as they lie; a brass ring and a button when they are yours to throw. */
export const Dice = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech, offers, take, motion } = scene;
  const { lastDice, round, active, throwNo } = view.table;
  const { words } = speech;
  const faces = lastDice?.dice ?? [0, 0];
  const throwing = offerOf(offers, 'throw');
  const [first = 0, second] = faces;
  const label = lastDice === null ? words('noThrow') : second === undefined ? words('oneDie', { face: first }) : words('dice', { first, second });
  const drawing = (
    <svg
      key={`${round} ${active} ${throwNo} ${faces.join()}`}
      class={motion.dice === null ? 'am-dice' : 'am-dice am-thrown'}
      viewBox="-4 -4 112 56"
      aria-hidden="true"
    >
      {faces.map((face, index) => (
        <g key={index} transform={`translate(${faces.length === 1 ? 32 : index * 56} ${index * 4}) rotate(${index === 0 ? -8 : 10} ${SIZE / 2} ${SIZE / 2})`}>
          <rect x="1.500" y="3" width={SIZE} height={SIZE} rx="7" opacity=".26" />
          <Die face={face} size={SIZE} />
        </g>
      ))}
    </svg>
  );
  if (throwing === undefined) {
    return (
      <div class="am-dice-place" data-explain="dice" role="img" aria-label={label}>
        {drawing}
      </div>
    );
  }
  return (
    <button type="button" class="am-dice-place am-dice-button" aria-label={`${words('ownThrow')}, ${label}`} data-explain="dice" onClick={() => take(throwing)}>
      {drawing}
    </button>
  );
};
