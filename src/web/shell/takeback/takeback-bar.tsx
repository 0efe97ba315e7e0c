import type { Takeback } from '#protocol';
import type { ComponentChildren } from 'preact';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../parts/button.tsx';
import type { AtTable } from '../at-table.ts';

interface Asked {
  readonly takeback: Takeback;
  /** This seat must answer. */
  readonly asked: boolean;
}

/** What has happened since the move. */
const sinceWords = ({ voice }: AtTable, { since, reveals }: Takeback): string => {
  const played = since.length === 0 ? '' : tt('takeback.playedSince', { names: since.map((seat) => voice.seatName(seat)), count: since.length });
  if (reveals) return `${played} ${tt('takeback.revealedSince')}`.trim();
  return played === '' ? tt('takeback.quietSince') : played;
};

/** The bar while a takeback is asked for: for those who must answer, for whoever asked, and for the others. */
export const takebackShown = (
  table: AtTable,
  { takeback, asked }: Asked,
): { readonly title: string; readonly words: ComponentChildren; readonly offers: ComponentChildren } => {
  const { session, scene, voice } = table;
  const { by } = takeback;
  const name = voice.seatName(by);
  const mine = scene.you === by;
  const missing = takeback.asked.filter((seat) => !takeback.yes.includes(seat));
  // Several people at one device answer together: none of them must be handed the device for it.
  const answer = (yes: boolean) => () => {
    for (const { connection } of session.chairs.value) {
      const you = connection.scene.value?.you;
      if (typeof you === 'number' && missing.includes(you)) void connection.ask({ t: 'agree', yes });
    }
  };
  return {
    title: mine ? tt('takeback.mine') : tt('takeback.title', { name }),
    words: asked ? sinceWords(table, takeback) : tt('takeback.waiting', { names: missing.map((seat) => voice.seatName(seat)) }),
    offers: (asked || mine) && (
      <div class="offers cluster">
        {asked ? (
          <>
            <button type="button" class="offer main" onClick={answer(true)}>
              {tt('takeback.yes')}
              <small>{tt('takeback.yesWords', { name })}</small>
            </button>
            <button type="button" class="offer" onClick={answer(false)}>
              {tt('takeback.no')}
              <small>{tt('takeback.noWords')}</small>
            </button>
          </>
        ) : (
          <Button class="offer" words={tt('takeback.drop')} onClick={() => void session.ask({ t: 'agree', yes: false })} />
        )}
      </div>
    ),
  };
};
