import { findBox } from '#catalogue';
import { shelf } from '../../browser/house-sign.ts';
import { tm } from '../../i18n/new-table.ts';
import { pathTo } from '../../browser/routes.ts';
import { gameHere, type LoadedGame, loadGame } from '../../store/games.ts';
import { deviceName, lang } from '../../browser/settings.ts';
import { Lid } from '../../kit/svg/lettering.tsx';
import type { AnyFace } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import { asked, checkChosen, type Chosen, type FormSpec, formSpecs, isChanged, isPreset, textAt, withDatasets } from '../../options/options.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import type { SeatPlan } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { OptionsBook } from '../../options/options-book.tsx';
import { Button } from '../../kit/parts/buttons.tsx';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { api } from '../../store/api.ts';
import { voiceOf } from '../../store/voice.ts';
import { besidePreset, draft, fitted } from './draft.ts';
import { Slip } from './slip.tsx';
import './new-table.css';

/** The box, its facts, and the four others to choose instead. */
export const BoxSide = ({ loaded: { box, game } }: { readonly loaded: LoadedGame }) => {
  const { min, max } = game.module.seats;
  return (
    <aside class="box-side">
      <div class="lid-shadow box-lid" aria-hidden="true">
        <Lid game={box.id} width={216} lang={lang.value} />
      </div>
      <dl class="grid columns-auto ink-over">
        <dt class="p-2-0 line-under">{tm('new.players')}</dt>
        <dd class="p-2-0 line-under text-right">{min === max ? max : tm('new.playersRange', { min, max })}</dd>
        <dt class="p-2-0 line-under">{tm('new.length')}</dt>
        <dd class="p-2-0 line-under text-right">{box.length[lang.value]}</dd>
        <dt class="p-2-0 line-under">{tm('new.rules')}</dt>
        <dd class="p-2-0 line-under text-right">
          <a href={pathTo.rules(box.id)}>{tm('new.readRules')}</a>
        </dd>
      </dl>
      <ul class="others stack box-side-others mt-5">
        {shelf.value
          .filter(({ id }) => id !== box.id)
          .map((other) => (
            <li class="other-box relative" key={other.id}>
              <Lid game={other.id} width={47} depth={3} lang={lang.value} />
              <a class="cover" href={pathTo.newTable(other.id)} aria-label={tm('new.of', { game: other.title })} title={other.title} />
            </li>
          ))}
      </ul>
      <p class="hint box-words">{tm('new.others')}</p>
    </aside>
  );
};

interface PresetsProps {
  readonly game: AnyFace;
  readonly specs: readonly FormSpec[];
  readonly chosen: Chosen;
  /** The one last picked: two presets may hold the same rules. */
  readonly picked: string | null;
  readonly voice: Voice;
  readonly onPick: (id: string, chosen: Chosen) => void;
}

/** Named choices of options; the one in force has the brass ground of anything chosen. */
export const Presets = ({ game, specs, chosen, picked, voice, onPick }: PresetsProps) => {
  const fitting = game.module.presets.filter(({ options }) => isPreset(options, chosen, specs)).map(({ id }) => id);
  const current = picked !== null && fitting.includes(picked) ? picked : (fitting[0] ?? null);
  return (
    <div class="presets cards gap-4" role="radiogroup" aria-label={tm('new.presets')}>
      {game.module.presets.map(({ id, options }) => {
        const key = `preset.${id}`;
        return (
          <label key={id} class="preset edged pick p-5">
            <input type="radio" name="preset" checked={id === current} onChange={() => onPick(id, options)} />
            <b class="besley w700 t5 leading-2 block break-words">{textAt(voice, key)}</b>
            <small class="block mt-2 leading-3">{textAt(voice, `${key}.help`)}</small>
            {id === current && (
              <span class="centred preset-ticked absolute round-full">
                <Icon name="check" size={12} weight={2.4} />
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
};

/** Options in sight before the rest is unfolded. */
const ESSENTIAL = 10;

/** Names of the data sets that this server has beside the game's own. */
const useAddedDatasets = (game: string): readonly string[] => {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const info = await api.game(game);
      if (info.ok) setNames(info.value.datasets);
    };
    void ask();
  }, [game]);
  return names;
};

/** The page has only the game's own data sets: a choice among the server's is left to the server to judge. */
const withoutAdded = (chosen: Chosen, game: AnyFace): Chosen => {
  const own = formSpecs(game).find(({ name }) => name === 'dataset');
  const { dataset, ...rest } = chosen;
  return own?.kind === 'choice' && typeof dataset === 'string' && own.values.includes(dataset) ? chosen : rest;
};

const Form = ({ loaded }: { readonly loaded: LoadedGame }) => {
  const { box, game } = loaded;
  const [chosen, setChosen] = useState<Chosen>({});
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => {
    const { seats } = draft.value;
    const named = seats.map(
      (plan, index): SeatPlan => (index === 0 && plan.kind === 'here' && plan.name === '' ? { kind: 'here', name: deviceName.value } : plan),
    );
    draft.value = { ...draft.value, seats: fitted(named, game) };
  }, [game]);
  const voice = voiceOf(game, lang.value);
  const specs = withDatasets(formSpecs(game), useAddedDatasets(box.id));
  return (
    <main id="main" class="new-table stack paper gap-7" tabIndex={-1}>
      <BoxSide loaded={loaded} />
      <section class="settings" aria-labelledby="new-title">
        <h1 id="new-title">{tm('new.of', { game: box.title })}</h1>
        <Presets
          game={game}
          specs={specs}
          chosen={chosen}
          picked={picked}
          voice={voice}
          onPick={(id, options) => {
            setPicked(id);
            setChosen(options);
            draft.value = { ...draft.value, ...besidePreset(id, picked) };
          }}
        />
        <OptionsBook game={box.id} specs={specs} chosen={chosen} voice={voice} onChange={setChosen} first={ESSENTIAL} />
      </section>
      <Slip
        loaded={loaded}
        chosen={chosen}
        specs={specs}
        onChosen={setChosen}
        changed={asked(specs, chosen).filter((spec) => isChanged(spec, chosen)).length}
        refusal={checkChosen(game, withoutAdded(chosen, game), draft.value.seats.length)}
        voice={voice}
      />
    </main>
  );
};

/** /new/:game */
export const NewTable = ({ game }: { readonly game: string }) => {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const box = findBox(game);
  useTitle(`${tm('new.title')} · ${box?.title ?? 'Comptoir'}`);
  useEffect(() => {
    setFailed(false);
    loadGame(game).catch(() => setFailed(true));
  }, [game, tries]);
  const loaded = gameHere(game);
  return (
    <>
      <TopStrip crumb={<b>{tm('new.title')}</b>} />
      {loaded !== null ? (
        <Form loaded={loaded} />
      ) : (
        <main id="main" tabIndex={-1}>
          {box === undefined && <Problem title={tm('new.noGameTitle')} words={tm('new.noGame')} />}
          {box !== undefined && !failed && <Loading words={tm('new.opening')} />}
          {failed && (
            <Problem title={t('error.unreachableTitle')} words={t('error.chunk')}>
              <Button class="btn ink" words={t('common.retry')} onClick={() => setTries(tries + 1)} />
            </Problem>
          )}
        </main>
      )}
    </>
  );
};
