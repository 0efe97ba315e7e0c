import { renderText } from '#kernel/messages.ts';
import { formatNumber } from '#kernel/words.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { isMovement } from '../draft/choices.ts';
import { outlookOf } from '../draft/outlook.ts';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';

const Figure = ({ value, words, explains }: { readonly value: string; readonly words: string; readonly explains: string }) => (
  <div class="ec-figure p-0-3 leading-1-2 min-w-0" data-explain={explains}>
    <dd class="t6 w700">{value}</dd>
    <dt class="t2">{words}</dt>
  </div>
);

/** EC-13.7: where one's missiles stand; a press aims one. */
const Arsenal = () => {
  const { writer, composer, view, lang } = useScene();
  const { office } = writer;
  if (office === null) return null;
  const { sites, stock } = office.secrets;
  const mayFire = writer.canWrite && isMovement(view.table) && office.power !== 'JAP';
  return (
    <ul class="ec-arsenal entries t3">
      {Object.entries(sites).map(([id, { ICBM, ABM }]) => (
        <li key={id} class="row ends min-h-36">
          <span>
            <b>{id}</b> {office.world.find(id)?.name[lang]}
          </span>
          <span>
            {ICBM > 0 && `${ICBM} ICBM`} {ABM > 0 && `${ABM} ABM`}
          </span>
          {mayFire && ICBM > 0 && (
            <button type="button" class="btn small" aria-pressed={composer.aiming === id} onClick={() => composer.aim(composer.aiming === id ? null : id)}>
              {te('own.aim')}
            </button>
          )}
        </li>
      ))}
      <li class="row ends min-h-36">
        <span>{te('own.stock')}</span>
        <span>
          {stock.ICBM} ICBM · {stock.ABM} ABM
        </span>
      </li>
    </ul>
  );
};

/** EC-13.4: what only this power and the referee know, and what the next harvest would bring. */
export const OwnPanel = () => {
  const { writer, view, lang, voice } = useScene();
  const { office, sheet } = writer;
  const { own } = view;
  if (office === null || own === null) return null;
  const { free, harvest, hungry, units, due, arms } = outlookOf(office, sheet);
  const stocks = view.table.stocks[office.power];
  const isWinter = view.table.phase === 'WINTER_ORDERS';
  const number = (value: number): string => formatNumber(value, lang);
  return (
    <section class="sheet firm p-4-5 ec-own" aria-label={te('own.title')}>
      <header class="hidden-words">
        <h2>{te('own.title')}</h2>
      </header>
      <dl class="ec-figures grid ec-figures-wide text-center">
        <Figure explains={`gold ${office.power}`} value={number(own.gold)} words={free === own.gold ? te('own.gold') : te('own.goldFree', { free })} />
        <Figure explains="good TB" value={number(stocks.TB)} words={isWinter ? 'TB' : te('own.tb', { n: harvest.TB })} />
        <Figure explains="good MP" value={number(stocks.MP)} words={isWinter ? 'MP' : te('own.mp', { n: harvest.MP })} />
        <Figure explains="good BT" value={number(stocks.BT)} words={te('own.bt')} />
        <Figure explains="arms" value={`${arms.ICBM} · ${arms.ABM}`} words="ICBM · ABM" />
      </dl>
      <p class={hungry > 0 ? 'ec-warning' : 'hint'}>
        {hungry > 0 ? te('own.hungry', { units, tickets: units - hungry, hungry }) : te('own.fed', { units, left: -hungry })}
        {due !== 0 && ` ${due > 0 ? te('own.builds', { n: due }) : te('own.removals', { n: -due })}`}
      </p>
      <details>
        <summary class="ec-fold-head content-center text-blue t3">
          <Icon name="lock" size={13} class="ec-inline" /> {te('own.more')}
        </summary>
        <Arsenal />
        {own.notes.length > 0 && (
          <>
            <h3 class="ec-head">{te('own.notes')}</h3>
            <ul class="entries t3">
              {own.notes.map((note, index) => (
                <li key={`${index} ${note.key}`}>{renderText(note, voice)}</li>
              ))}
            </ul>
          </>
        )}
        {own.record.length > 0 && (
          <>
            <h3 class="ec-head">{te('own.record')}</h3>
            <ul class="entries t3">
              {own.record.map(({ text }, index) => (
                <li key={`${index} ${text.key}`}>{renderText(text, voice)}</li>
              ))}
            </ul>
          </>
        )}
      </details>
    </section>
  );
};
