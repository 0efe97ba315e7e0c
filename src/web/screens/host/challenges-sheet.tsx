import { BOXES } from '#catalogue';
import type { HostChallenges } from '#protocol';
import { useState } from 'preact/hooks';
import { th } from '../../i18n/host.ts';
import { t } from '../../i18n/house.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Switch } from '../../kit/parts/choices.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { Said } from '../../kit/parts/sentence.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { host } from '../../store/host.ts';

/** Whether this house gives challenges, of which games, and one that is to go. */
export const ChallengesSheet = () => {
  const [settings, setSettings] = useState<HostChallenges | null>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  useAnswer(
    () => host.challenges(),
    (answer) => (answer.ok ? setSettings(answer.value) : undefined),
    [],
  );
  const set = async (next: HostChallenges): Promise<void> => {
    const answer = await host.setChallenges(next);
    if (answer.ok) setSettings(answer.value);
    else setSaid(answer.message || t('error.unreachable'));
  };
  const remove = async (): Promise<void> => {
    const answer = await host.removeChallenge(typed.trim());
    setSaid(answer.ok ? th('challenges.removed') : answer.message || t('error.unreachable'));
    if (answer.ok) setTyped('');
  };
  if (settings === null) return null;
  const all = BOXES.map(({ id }) => id);
  const games = settings.games ?? all;
  const turn = (id: string, on: boolean): readonly string[] => all.filter((game) => (game === id ? on : games.includes(game)));
  return (
    <Sheet class="stack" title={th('challenges.title')}>
      <p class="row ends min-h-44">
        {th('challenges.on')}
        <Switch label={th('challenges.on')} on={settings.on} onChange={(on) => void set({ ...settings, on })} />
      </p>
      {settings.on && (
        <fieldset class="border-0">
          <legend class="w600">{th('challenges.games')}</legend>
          {BOXES.map(({ id, title }) => (
            <p key={id} class="row ends min-h-44 blue-under">
              {title}
              <Switch label={title} on={games.includes(id)} onChange={(on) => void set({ ...settings, games: turn(id, on) })} />
            </p>
          ))}
        </fieldset>
      )}
      <Form class="row items-end" onSend={remove}>
        <Input label={th('challenges.remove')} value={typed} exact onText={setTyped} />
        <Button type="submit" class="btn small" disabled={typed.trim() === ''} words={th('challenges.go')} />
      </Form>
      <Said words={said} />
    </Sheet>
  );
};
