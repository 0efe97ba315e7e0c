import { useState } from 'preact/hooks';
import { worldOf } from '#games/ecodip/data/world.ts';
import { forceOf, powerOf, unitAt } from '#games/ecodip/rules/facts.ts';
import { type Tag, TAGS } from '#games/ecodip/types.ts';
import { lang } from '#web/browser/settings.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Stepper } from '#web/kit/parts/stepper.tsx';
import { Card } from '../account.tsx';
import { ChoiceField } from '../desk/fields.tsx';
import { powerName } from '../powers.tsx';
import { te } from '../words.ts';
import { type Piece, type Stance, stanceOf, stancesAt, withPiece } from './pieces.ts';
import type { Sandbox } from './attempt.ts';

const MOST_FORCE = 30;

const stanceWords = (stance: Stance): string => {
  const [, coast] = stance.split('/');
  if (stance === 'A') return te('unit.army');
  return coast === undefined ? te('unit.fleet') : `${te('unit.fleet')} ${coast}`;
};

interface CardProps {
  readonly trying: Sandbox;
  /** The province that was touched last. */
  readonly chosen: string | null;
}

const Fields = ({ trying, chosen }: CardProps & { readonly chosen: string }) => {
  const { base, rearrange } = trying;
  const world = worldOf(base.options);
  const standing = unitAt(base.table, chosen);
  const stances = stancesAt(world, chosen);
  const [power, setPower] = useState<Tag>('USA');
  const first = stances[0];
  if (first === undefined) return null;
  const piece: Piece =
    standing === undefined ? { power, stance: first, force: 1 } : { power: powerOf(standing), stance: stanceOf(standing), force: forceOf(standing) };
  const put = (changed: Partial<Piece>): void => rearrange(withPiece(base, chosen, { ...piece, ...changed }));
  return (
    <>
      <div class="ec-fields cluster">
        <ChoiceField
          label={te('powers.power')}
          value={TAGS.find((tag) => tag === piece.power) ?? 'USA'}
          choices={TAGS}
          text={(tag) => powerName(tag, lang.value)}
          onChange={(tag) => {
            setPower(tag);
            if (standing !== undefined) put({ power: tag });
          }}
        />
        {standing !== undefined && (
          <>
            <ChoiceField label={te('field.unit')} value={piece.stance} choices={stances} text={stanceWords} onChange={(stance) => put({ stance })} />
            <label class="field">
              <span class="label">{te('powers.forceShort')}</span>
              <Stepper
                label={te('powers.forceShort')}
                value={piece.force}
                scale={{ min: 1, max: MOST_FORCE, step: 1 }}
                text={String(piece.force)}
                width={3}
                onChange={(force) => put({ force })}
              />
            </label>
          </>
        )}
      </div>
      <p class="below cluster">
        {standing === undefined ? (
          stances.map((stance) => (
            <Button key={stance} class="btn small" words={te('sandbox.put', { unit: stanceWords(stance) })} onClick={() => put({ stance })} />
          ))
        ) : (
          <Button class="btn small" words={te('sandbox.takeUp')} onClick={() => rearrange(withPiece(base, chosen, null))} />
        )}
      </p>
    </>
  );
};

/** Puts units where one wants them, with the force one wants: a question of one's own. */
export const PiecesCard = (props: CardProps) => {
  const { trying, chosen } = props;
  const { base, rearrange } = trying;
  const name = chosen === null ? undefined : worldOf(base.options).find(chosen)?.name[lang.value];
  return (
    <Card title={te('sandbox.pieces')} class="ec-pieces-card" beside={<small class="t3">{name ?? ''}</small>}>
      {chosen === null || name === undefined ? <p class="hint">{te('sandbox.piecesHelp')}</p> : <Fields {...props} chosen={chosen} />}
      {base.table.units.length > 0 && (
        <p class="below cluster">
          <Button class="btn small ghost" words={te('sandbox.clear')} onClick={() => rearrange({ ...base, table: { ...base.table, units: [] } })} />
        </p>
      )}
    </Card>
  );
};
