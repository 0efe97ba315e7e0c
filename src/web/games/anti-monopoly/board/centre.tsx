import type { TitleId, View } from '#games/anti-monopoly/types.ts';
import type { ComponentChildren } from 'preact';
import { Deed } from '../deed/deed.tsx';
import { playerOf, squareKind } from '../facts.ts';
import { titleInQuestion } from '../targets.ts';
import { Dice } from './dice.tsx';
import { LastCard } from './last-card.tsx';
import { Scales } from './scales.tsx';
import type { BoardScene } from './scene.ts';
import { Round, Side, Stock, Ways } from './side.tsx';
import './centre.css';

interface CentreProps {
  readonly scene: BoardScene;
  /** What must be settled before play goes on, with its sums. */
  readonly panel: ComponentChildren;
  readonly showTable: () => void;
}

/** The title to look at when nobody asked for one: the one being sold, else where the active pawn stands. */
const usualTitle = (view: View): TitleId | null => {
  const sold = titleInQuestion(view);
  if (sold !== null) return sold;
  return squareKind(playerOf(view, view.table.active).pos).title;
};

const Wordmark = ({ scene }: { readonly scene: BoardScene }) => (
  <div class="am-wordmark">
    <h2>
      Anti-Monopoly <em>II</em>
    </h2>
    <p>{scene.speech.words.trademark}</p>
  </div>
);

const Shown = ({ scene }: { readonly scene: BoardScene }) => {
  const asked = scene.shown === null ? null : squareKind(scene.shown).title;
  const title = asked ?? usualTitle(scene.view);
  const { lastCard } = scene.view.table;
  if (title !== null) return <Deed scene={scene} title={title} onClose={asked === null ? null : () => scene.show(null)} />;
  return lastCard === null ? <Wordmark scene={scene} /> : <LastCard scene={scene} />;
};

/** Inside the circuit of a wide board: scales or panel, title or card, dice, decks, stock, round. */
export const WideCentre = ({ scene, panel, showTable }: CentreProps) => (
  <div class="am-centre">
    <div class="am-top">{panel ?? <Scales scene={scene} />}</div>
    <div class="am-middle" tabIndex={0} role="group" aria-label={scene.speech.words.titleHere}>
      <Shown scene={scene} />
    </div>
    <Side scene={scene} showTable={showTable} />
  </div>
);

/** Inside the phone's circuit: the title asked for or being sold, else dice, round and scales. */
export const PhoneCentre = ({ scene, showTable }: Omit<CentreProps, 'panel'>) => {
  const asked = scene.shown === null ? null : squareKind(scene.shown).title;
  const title = asked ?? titleInQuestion(scene.view);
  if (title !== null) {
    return (
      <div class="am-centre am-centre-phone">
        <div class="am-middle" tabIndex={0} role="group" aria-label={scene.speech.words.titleHere}>
          <Deed scene={scene} title={title} onClose={asked === null ? null : () => scene.show(null)} />
        </div>
      </div>
    );
  }
  return (
    <div class="am-centre am-centre-phone am-centre-rest">
      <Round scene={scene} />
      <Dice scene={scene} />
      <Scales scene={scene} />
      <Stock scene={scene} />
      <Ways scene={scene} showTable={showTable} />
    </div>
  );
};
