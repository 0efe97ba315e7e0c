import { type Example, EXAMPLES } from '#games/ecodip/data/examples/index.ts';
import { ORDER_EXAMPLES } from '#games/ecodip/data/examples/orders.ts';
import { lang } from '#web/browser/settings.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import type { PracticeProps } from '#web/rules/practice.ts';
import { te } from '../words.ts';

/** A whole booklet asks, clause by clause. */
const BY_CLAUSE: ReadonlyMap<string, readonly Example[]> = Map.groupBy(EXAMPLES, ({ clause }) => clause);

/** The clause of the order examples. */
const NOTATION = 'EC-4.18.3';

const Orders = ({ onTry }: Pick<PracticeProps, 'onTry'>) => (
  <>
    <p class="hint">{te('practice.orders')}</p>
    <div class="practice below cluster gap-3">
      {ORDER_EXAMPLES.map(({ text, season }) => (
        <button
          key={text.fr}
          type="button"
          class="btn small text-left"
          onClick={() => onTry({ example: season === 'spring' ? 'O1' : 'O2', line: text[lang.value] })}
        >
          <Icon name="pen" size={14} />
          {text[lang.value]}
        </button>
      ))}
    </div>
  </>
);

/** EC-13.13: under a clause of the rules, what of it can be tried out. */
export const Practice = ({ clause, onTry }: PracticeProps) => {
  const examples = BY_CLAUSE.get(clause) ?? BY_CLAUSE.get(`EC-${clause}`);
  if (examples === undefined) return null;
  return (
    <>
      {clause === NOTATION && <Orders onTry={onTry} />}
      <div class="practice below cluster gap-3" role="group" aria-label={te('practice.label')}>
        {examples.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            class="btn small text-left"
            aria-label={te('practice.tryOne', { id, title: title[lang.value] })}
            onClick={() => onTry({ example: id, line: null })}
          >
            <Icon name="flask" size={15} />
            {examples.length === 1 ? te('practice.try') : title[lang.value]}
          </button>
        ))}
      </div>
    </>
  );
};
