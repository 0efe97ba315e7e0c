import { isSame, type TableInfo } from '#protocol';
import { isHere } from '../../store/solo/plan.ts';
import { checkAmendment } from '#kernel/options.ts';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import { OptionsBook } from '../../options/options-book.tsx';
import { type Chosen, type FormSpec, formSpecs, isChanged } from '../../options/options.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { useTable } from '../at-table.tsx';
import { TableSettings, type TableWishes } from './table-settings.tsx';
import { windowsOf } from '../../options/options.ts';

/** What holds now takes the place of the default: a change is a change of that. */
const asAmendable = (specs: readonly FormSpec[], now: Chosen): readonly FormSpec[] =>
  specs.flatMap((spec): readonly FormSpec[] => (spec.amendable ? [{ ...spec, byDefault: () => now[spec.name] }] : []));

/** What of the table itself may be moved, as it is. */
const ofTable = ({ secondsPerDecision, watching, takebacks }: TableInfo): TableWishes => ({ secondsPerDecision, watching, takebacks });
const isOtherTable = (info: TableInfo, wished: TableWishes): boolean => !isSame(ofTable(info), { ...ofTable(info), ...wished });

/** A motion to amend the options of the running game, or the referee's ruling. */
export const AmendDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { scene, session, game, voice } = useTable();
  const [chosen, setChosen] = useState<Chosen>({});
  const [table, setTable] = useState<TableWishes>({});
  const [refused, setRefused] = useState<string | null>(null);
  const referee = scene.you === 'referee';
  const { info } = scene;
  const specs = asAmendable(formSpecs(game), info.options);
  const isRule = specs.some((spec) => isChanged(spec, chosen));
  const changed = isRule || isOtherTable(info, table);
  const send = async (): Promise<void> => {
    if (isRule && checkAmendment<Record<string, unknown>>(game.module.options, chosen) !== null) return;
    const answer = await session.connection().ask(referee ? { t: 'amend', options: chosen } : { t: 'propose', options: isRule ? chosen : {}, table });
    if (answer.ok) onClose();
    else setRefused(answer.message);
  };
  return (
    <Dialog
      title={referee ? tt('motion.amend') : tt('motion.propose')}
      onClose={onClose}
      footer={
        <>
          <Button class="btn ghost" words={t('common.cancel')} onClick={onClose} />
          <button type="button" class="btn ink" disabled={!changed} title={changed ? undefined : tt('motion.none')} onClick={() => void send()}>
            {referee ? tt('motion.rule') : tt('motion.send')}
          </button>
        </>
      }
    >
      <p class="above help">{referee ? tt('motion.amendHelp') : tt('motion.proposeHelp')}</p>
      {refused !== null && <Notice words={refused} />}
      <div class="stack">
        {!referee && info.inRoom === null && !isHere(info.table) && (
          <>
            <TableSettings
              info={info}
              timed={windowsOf(game, info.options).length === 0}
              wished={{ ...ofTable(info), ...table }}
              onChange={(part) => setTable({ ...table, ...part })}
            />
            {specs.length > 0 && <h3>{tt('motion.rules')}</h3>}
          </>
        )}
        <OptionsBook game={game.module.id} specs={specs} chosen={chosen} voice={voice} onChange={setChosen} />
      </div>
    </Dialog>
  );
};
