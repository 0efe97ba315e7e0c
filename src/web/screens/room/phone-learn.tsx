import { useState } from 'preact/hooks';
import { tw } from '../../i18n/workshop.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { lazily } from '../../kit/parts/waiting.tsx';
import { lang } from '../../browser/settings.ts';
import { Blocks } from '../../rules/blocks.tsx';
import { type Guide, isRole, useGuide } from '../print/guide.ts';

/* What a phone that waits may learn: the guided game, and the cards of the parts one plays. The room calls it back by itself. */

const LearnPage = lazily<{ readonly game: string }>(async () => (await import('../learn/learn-page.tsx')).LearnPage);

const Roles = ({ guide, onClose }: { readonly guide: Guide; readonly onClose: () => void }) => (
  <Dialog title={tw('phone.roles')} onClose={onClose}>
    <div class="stack">
      {guide.sections
        .filter((section) => isRole(guide, section))
        .map(({ number, title, blocks }) => (
          <details key={number} class="line-under">
            <summary class="p-4-0 min-h-40 w650">{title}</summary>
            <Blocks blocks={blocks} onClause={() => undefined} />
          </details>
        ))}
    </div>
  </Dialog>
);

/** Over everything while one learns; closed by the room when its game begins. */
export const Learning = ({ game, onClose }: { readonly game: string; readonly onClose: () => void }) => (
  <div class="fill">
    <LearnPage game={game} />
    <Button class="btn small room-learnt" words={tw('phone.learnt')} onClick={onClose} />
  </div>
);

export const Learn = ({ game, onLearn }: { readonly game: string; readonly onLearn: () => void }) => {
  const guide = useGuide(game, lang.value);
  const [reading, setReading] = useState(false);
  return (
    <>
      <p>{tw('phone.learnWords')}</p>
      <p class="cluster centred">
        <Button class="btn brass" icon="book" words={tw('phone.learn')} onClick={onLearn} />
        {guide !== null && <Button class="btn" words={tw('phone.roles')} onClick={() => setReading(true)} />}
      </p>
      {reading && guide !== null && <Roles guide={guide} onClose={() => setReading(false)} />}
    </>
  );
};
