import { tm } from '../../i18n/making.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { useTable } from '../../shell/at-table.ts';
import { isKey } from '../../store/keys.ts';
import { seatLink } from '../../store/links.ts';
import { heldTable } from '../../store/tables.ts';

/** The code, the link and its picture: three ways to the same table. */
export const Invite = () => {
  const { scene, session } = useTable();
  const { code } = scene.info;
  const url = `${location.origin}/t/${session.table}`;
  const referee = heldTable(session.table)?.referee ?? null;
  return (
    <section class="sheet invite padded stack" aria-labelledby="invite-title">
      <h2 id="invite-title" class="ruled">
        {tm('lobby.invite')}
      </h2>
      <div class="code-line">
        <span>{tm('lobby.code')}</span>
        <output class="big-code">{code}</output>
        <small>{tm('lobby.codeHelp')}</small>
      </div>
      <div class="link-line stack">
        <input class="input" readOnly aria-label={tm('lobby.link')} value={url} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={url} words={tm('lobby.copyLink')} class="btn" />
      </div>
      <figure class="stack">
        <QrCode text={url} label={tm('lobby.qr')} />
        <figcaption class="hint">{tm('lobby.qrHelp')}</figcaption>
      </figure>
      {referee !== null && !isKey(referee) && scene.you !== 'referee' && (
        <CopyButton text={seatLink(location.origin, session.table, { kind: 'referee', token: referee })} words={tm('lobby.refereeLink')} class="text-btn" />
      )}
    </section>
  );
};
