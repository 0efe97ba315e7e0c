import { renderText } from '#kernel/messages.ts';
import type { Line } from '#games/ecodip/types.ts';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';

/** What the judge says of a line: refused and why, to be looked at, or in order. */
export const LineVerdict = ({ line, scene }: { readonly line: Line; readonly scene: Pick<Scene, 'voice'> }) => {
  const { voice } = scene;
  if (line.refusal !== null) return <p class="ec-refusal">{renderText(line.refusal, voice)}</p>;
  if (line.replaced) return <p class="ec-warning">{te('sheet.replaced')}</p>;
  return (
    <>
      {line.warnings.map((warning) => (
        <p key={warning.key} class="ec-warning">
          {renderText(warning, voice)}
        </p>
      ))}
    </>
  );
};
