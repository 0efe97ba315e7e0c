import { BOXES } from '#catalogue';
import { type HouseSign, SIGN_LENGTHS, type SetHouse } from '#protocol';
import { useState } from 'preact/hooks';
import { houseSign } from '../../browser/house-sign.ts';
import { th } from '../../i18n/host.ts';
import { t } from '../../i18n/house.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { choicesOf, Segments, Switch } from '../../kit/parts/choices.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { Said, Wrong } from '../../kit/parts/sentence.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { host } from '../../store/host.ts';

type Lines = 'name' | 'contact' | 'notice' | 'legal';
const LINES: readonly Lines[] = ['name', 'contact', 'notice', 'legal'];
const ALL = BOXES.map(({ id }) => id);

/** The word that is asked: as it is, another one, or none. */
const Word = ({
  isAsked,
  word,
  onWord,
}: {
  readonly isAsked: boolean;
  readonly word: string | undefined;
  readonly onWord: (word: string | undefined) => void;
}) => (
  <div class="stack tight">
    <Input
      label={th(isAsked ? 'house.newWord' : 'house.word')}
      value={word ?? ''}
      exact
      maxLength={SIGN_LENGTHS.word}
      onText={(typed) => onWord(typed === '' ? undefined : typed)}
    />
    <p class="hint">{th('house.wordHelp')}</p>
    {isAsked && (
      <p class="row ends min-h-44">
        {th('house.wordAsked')}
        <Switch label={th('house.wordAsked')} on={word !== ''} onChange={(on) => onWord(on ? undefined : '')} />
      </p>
    )}
  </div>
);

/** What the house says of itself, and what it asks of whoever opens something. Nothing of it need be said. */
export const HouseSheet = () => {
  const [sign, setSign] = useState<HouseSign | null>(null);
  const [word, setWord] = useState<string | undefined>(undefined);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  useAnswer(
    () => host.house(),
    (answer) => (answer.ok ? setSign(answer.value) : undefined),
    [],
  );
  if (sign === null) return null;
  const change = (next: Partial<HouseSign>): void => setSign({ ...sign, ...next });
  const save = async (): Promise<void> => {
    const { word: _isAsked, ...more } = sign;
    const sent: SetHouse = { ...more, ...(word === undefined ? {} : { word }) };
    const answer = await host.setHouse(sent);
    setSaid(answer.ok ? th('house.saved') : '');
    setWrong(answer.ok ? '' : answer.code === 'badField' ? th('house.wrong') : answer.message || t('error.unreachable'));
    if (!answer.ok) return;
    setSign(answer.value);
    setWord(undefined);
    houseSign.value = answer.value;
  };
  const games = sign.games ?? ALL;
  const turn = (id: string, on: boolean): void => {
    const next = ALL.filter((game) => (game === id ? on : games.includes(game)));
    if (next.length > 0) change({ games: next.length === ALL.length ? null : next });
  };
  return (
    <Sheet class="stack" title={th('house.title')}>
      <p class="hint">{th('house.help')}</p>
      <Form class="stack" onSend={save} noValidate>
        {LINES.map((field) => (
          <Input
            key={field}
            label={th(`house.${field}`)}
            inputMode={field === 'legal' ? 'url' : 'text'}
            value={sign[field]}
            maxLength={SIGN_LENGTHS[field]}
            onText={(text) => change({ [field]: text })}
          />
        ))}
        <div class="field">
          <span class="label">{th('house.lang')}</span>
          <Segments
            label={th('house.lang')}
            value={sign.lang ?? 'auto'}
            choices={choicesOf({ auto: th('house.langAuto'), fr: 'Français', en: 'English' })}
            onChange={(value) => change({ lang: value === 'auto' ? null : value })}
          />
        </div>
        <fieldset class="border-0">
          <legend class="w600">{th('house.games')}</legend>
          {BOXES.map(({ id, title }) => (
            <p key={id} class="row ends min-h-44 blue-under">
              {title}
              <Switch label={title} on={games.includes(id)} onChange={(on) => turn(id, on)} />
            </p>
          ))}
        </fieldset>
        <Word isAsked={sign.word} word={word} onWord={setWord} />
        <div>
          <Button type="submit" words={th('house.save')} />
        </div>
        <Wrong words={wrong} />
        <Said words={said} />
      </Form>
    </Sheet>
  );
};
