import type { ChallengeBoard, ChangeChallenge } from '#protocol';
import { useState } from 'preact/hooks';
import { pathTo } from '../../browser/routes.ts';
import { tc } from '../../i18n/challenges.ts';
import { t } from '../../i18n/house.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Said, Wrong } from '../../kit/parts/sentence.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { challengeApi } from '../../store/challenges.ts';
import { useOrigin } from '../../store/ways-in.ts';
import { tally } from './board-people.tsx';
import { closesWords, localMoment, titleOf } from './parts.tsx';

interface ToolProps {
  readonly board: ChallengeBoard;
  readonly onChange: () => Promise<void>;
  readonly onClose: () => void;
}

const useChange = ({ board, onChange, onClose }: ToolProps): readonly [string, (asked: ChangeChallenge) => Promise<void>] => {
  const [wrong, setWrong] = useState('');
  const change = async (asked: ChangeChallenge): Promise<void> => {
    const answer = await challengeApi.change(board.deal.challenge, asked);
    if (!answer.ok) return setWrong(answer.message || t('error.unreachable'));
    await onChange();
    onClose();
  };
  return [wrong, change];
};

/** Those who have not begun are known to nobody here: they are reached by words that whoever gave it sends on. */
export const RemindDialog = ({ board, onClose }: ToolProps) => {
  const { deal, entries } = board;
  const [said, setSaid] = useState('');
  const url = `${useOrigin()}${pathTo.challenge(deal.challenge)}`;
  const { playing, absent } = tally(board);
  const names = deal.names === 'shown' ? entries.filter(({ attempt, state }) => attempt === 1 && state === 'playing').map(({ name }) => name) : [];
  const text = [
    tc('remind.text', { title: titleOf(deal), closes: closesWords(deal, null) }),
    url,
    ...(names.length === 0 ? [] : [tc('remind.unfinished', { names: names.join(', ') })]),
    ...(absent === null || absent === 0 ? [] : [tc('remind.absent', { count: absent })]),
  ].join('\n');
  const tell = async (): Promise<void> => {
    const answer = await challengeApi.remind(deal.challenge);
    setSaid(answer.ok ? tc(answer.value.told === 0 ? 'remind.nobody' : 'remind.told', { count: answer.value.told }) : answer.message || t('error.unreachable'));
  };
  return (
    <Dialog title={tc('remind.title')} onClose={onClose} footer={<CopyButton class="btn ink wide" text={text} words={tc('remind.copy')} />}>
      <div class="stack">
        <p class="help">{tc('remind.help')}</p>
        <p class="challenge-words break-words">{text}</p>
        {playing > 0 && (
          <div class="stack tight">
            <Button class="btn" words={tc('remind.tell', { count: playing })} onClick={tell} />
            <small class="help">{tc('remind.tellHelp')}</small>
          </div>
        )}
        <Said words={said} />
      </div>
    </Dialog>
  );
};

/** Later than it was, and no more than the server takes. */
export const DateDialog = (props: ToolProps) => {
  const { closesAt } = props.board.deal;
  const [wrong, change] = useChange(props);
  const [closes, setCloses] = useState(() => localMoment(new Date(closesAt)));
  return (
    <Dialog
      title={tc('date.title')}
      onClose={props.onClose}
      footer={<Button class="btn ink wide" disabled={closes === ''} words={tc('date.go')} onClick={() => change({ closesAt: new Date(closes).getTime() })} />}
    >
      <div class="stack">
        <p class="help">{tc('date.help')}</p>
        <Input label={tc('give.closes')} type="datetime-local" value={closes} min={localMoment(new Date(closesAt))} onText={setCloses} />
        {wrong !== '' && <Wrong words={wrong} />}
      </div>
    </Dialog>
  );
};

/** Who has not finished is left out: that is asked before. */
export const CloseDialog = (props: ToolProps) => {
  const { board } = props;
  const [wrong, change] = useChange(props);
  const { playing, absent } = tally(board);
  const left = playing + (absent ?? 0);
  return (
    <Dialog
      title={tc('close.title')}
      onClose={props.onClose}
      footer={<Button class="btn wax wide" words={tc('close.go')} onClick={() => change({ closesAt: 'now' })} />}
    >
      <div class="stack">
        <p>
          <b>{left === 0 ? tc('close.all') : tc('close.left', { count: left })}</b>
        </p>
        <p class="help">{tc('close.help')}</p>
        {wrong !== '' && <Wrong words={wrong} />}
      </div>
    </Dialog>
  );
};
