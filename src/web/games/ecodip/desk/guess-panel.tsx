import { type Issued, type MovementOrder, type MovementResult, parseOrder, printOrder as printUnitOrder, printUnit } from '#diplomacy';
import { renderText } from '#kernel';
import { useState } from 'preact/hooks';
import { powerOf } from '#games/ecodip/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { Switch } from '../../../parts/choices.tsx';
import { hasFailed } from '../draft/guess.ts';
import { PowerMark } from '../power-mark.tsx';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';

/** Suppositions about everybody's orders; they stay on this page. */
export interface Guessing {
  readonly on: boolean;
  readonly guesses: readonly MovementOrder[];
  readonly orders: readonly Issued<MovementOrder>[];
  readonly result: MovementResult | null;
  readonly set: (guesses: readonly MovementOrder[]) => void;
  readonly turnOn: (on: boolean) => void;
}

const TypedGuess = ({ scene }: { readonly scene: Scene }) => {
  const { guessing, view, voice } = scene;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const enter = (event: Event): void => {
    event.preventDefault();
    const parsed = parseOrder(worldOf(view.options).board, typed, 'movement');
    if (!parsed.ok) return setFault(renderText(parsed.error, voice));
    const { order } = parsed;
    if (order.k !== 'hold' && order.k !== 'move' && order.k !== 'support' && order.k !== 'convoy') return setFault(te('guess.onlyUnits'));
    guessing.set([...guessing.guesses.filter(({ at }) => at !== order.at), order]);
    setTyped('');
    return setFault(null);
  };
  return (
    <form class="ec-type" onSubmit={enter}>
      <input
        class="input"
        aria-label={te('guess.type')}
        placeholder={te('guess.typeHint')}
        value={typed}
        autoComplete="off"
        spellcheck={false}
        aria-invalid={fault !== null}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="btn small" disabled={typed.trim() === ''}>
        {te('sheet.enter')}
      </button>
      <div aria-live="polite">{fault !== null && <p class="ec-refusal">{fault}</p>}</div>
    </form>
  );
};

/** EC-13.2: what would happen if everybody ordered as one supposes. */
export const GuessPanel = ({ scene }: { readonly scene: Scene }) => {
  const { guessing, view, lang } = scene;
  const { board } = worldOf(view.options);
  const { result } = guessing;
  const told = result?.results.filter(({ given, dislodgedFrom }) => given !== null || dislodgedFrom !== null) ?? [];
  return (
    <section class="sheet ec-card ec-guess" aria-label={te('guess.title')}>
      <header>
        <h2>{te('guess.title')}</h2>
        <label class="ec-switch">
          <span>{te('guess.on')}</span>
          <Switch label={te('guess.on')} on={guessing.on} onChange={guessing.turnOn} />
        </label>
      </header>
      <p class="ec-note">{te('guess.help')}</p>
      {guessing.on && (
        <>
          <TypedGuess scene={scene} />
          <ul class="ec-lines">
            {told.map(({ unit, given, status, dislodgedFrom }) => (
              <li key={unit.loc} class="ec-line">
                <PowerMark tag={powerOf(unit)} size={22} />
                <span class="ec-line-words">{given === null ? printUnit(board, unit, lang) : printUnitOrder(board, given, view.table.units, lang)}</span>
                <em class={hasFailed(status) || dislodgedFrom !== null ? 'loss' : 'gain'}>
                  {dislodgedFrom === null ? te(`result.${status}`) : te('result.dislodged')}
                </em>
              </li>
            ))}
          </ul>
          {guessing.guesses.length > 0 && (
            <button type="button" class="btn small" onClick={() => guessing.set([])}>
              {te('guess.clear')}
            </button>
          )}
        </>
      )}
    </section>
  );
};
