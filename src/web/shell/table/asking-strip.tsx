import type { Asking, Scene } from '#protocol';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { useTable } from '../at-table.tsx';
import '../bar/bar.css';

/** Has the reader a say in who sits down? */
const mayAdmit = ({ you, owner, info }: Scene): boolean => {
  if (info.status === 'finished') return false;
  const people = info.status === 'playing' && info.joining === 'people' && info.seats.some(({ holder }) => holder === 'person');
  return people ? typeof you === 'number' : owner || you === 'referee';
};

const Question = ({ asked }: { readonly asked: Asking }) => {
  const { scene, session, voice } = useTable();
  const { asker, seat, name, yes } = asked;
  const holder = scene.info.seats[seat]?.holder;
  const said = typeof scene.you === 'number' && yes.includes(scene.you);
  // Several people at one device agree together: none of them must be handed the device for it.
  const answer = (agreed: boolean) => () => {
    for (const { connection } of session.chairs.value) void connection.ask({ t: 'admit', asker, yes: agreed });
  };
  return (
    <section class="motion row" role="status">
      <Icon name="person" size={20} />
      <div>
        <b>{tt('asking.title', { name })}</b>
        <p>
          {holder === 'bot' ? tt('asking.bot', { bot: voice.seatName(seat) }) : holder === 'open' ? tt('asking.open', { number: seat + 1 }) : tt('asking.new')}
        </p>
      </div>
      {said ? (
        <span class="voted">{tt('asking.said')}</span>
      ) : (
        <>
          <Button words={tt('asking.yes')} onClick={answer(true)} />
          <Button words={tt('asking.no')} onClick={answer(false)} />
        </>
      )}
    </section>
  );
};

/** Whoever asks for a chair in the running game, for those who answer. */
export const AskingStrip = () => {
  const { scene } = useTable();
  return mayAdmit(scene) ? (
    <>
      {scene.info.asking.map((asked) => (
        <Question key={asked.asker} asked={asked} />
      ))}
    </>
  ) : null;
};
