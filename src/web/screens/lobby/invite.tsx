import { useEffect } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { Alone } from '../../kit/parts/alone.tsx';
import { CopyButton, ShareButton } from '../../kit/parts/copy-button.tsx';
import { Button, FloatingButton } from '../../kit/parts/buttons.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { pathTo } from '../../browser/routes.ts';
import { useTable } from '../../shell/at-table.tsx';
import { isKey } from '../../store/keys.ts';
import { seatLink } from '../../store/links.ts';
import { gameTitle, mayStillSit, openSeats } from '../../store/table-words.ts';
import { heldTable } from '../../store/tables.ts';
import { askWaysIn, chooseOrigin, guestOrigin, ways } from '../../store/ways-in.ts';
import { Icon } from '../../kit/svg/icon.tsx';

/** The addresses that a link may begin with: a machine on several networks has several, and knows not which one a guest is on. */
const OtherAddress = ({ origins, chosen }: { readonly origins: readonly string[]; readonly chosen: string }) => (
  <FloatingButton
    class="btn send-btn"
    label={tm('lobby.otherAddress')}
    spoken
    face={
      <>
        <Icon name="wifi" size={18} />
        {tm('lobby.otherAddress')}
      </>
    }
  >
    {(close) => (
      <div class="addresses stack">
        {origins.map((origin) => (
          <Button
            key={origin}
            class="btn justify-start small send-btn"
            aria-pressed={origin === chosen}
            icon={origin === chosen ? 'check' : undefined}
            size={16}
            words={new URL(origin).host}
            onClick={() => {
              chooseOrigin(origin);
              close();
            }}
          />
        ))}
        <p class="address-help hint">{tm('lobby.addressHelp')}</p>
      </div>
    )}
  </FloatingButton>
);

/** A proof beats a promise: who came to the table at this address. */
const Proof = ({ host }: { readonly host: string }) => {
  const { scene, session, voice } = useTable();
  const names = scene.info.seats.flatMap(({ seat, cameBy }) => (cameBy === host && !session.mine.value.includes(seat) ? [voice.seatName(seat)] : []));
  if (names.length === 0) return null;
  return (
    <p class="text-gain w600 row">
      <Icon name="check" size={16} weight={2.2} />
      {tm('lobby.proof', { names, count: names.length })}
    </p>
  );
};

/** The link, its picture, and the ways to send it. */
const Link = ({ origin, origins }: { readonly origin: string; readonly origins: readonly string[] }) => {
  const { scene, session } = useTable();
  const { code, game } = scene.info;
  const free = openSeats(scene.info);
  const path = pathTo.join(code);
  const url = origin + path;
  const referee = heldTable(session.table)?.referee ?? null;
  return (
    <>
      <figure class="gap-6 row">
        <QrCode text={url} label={tm('lobby.qr')} class="invite-qr firm edge-line round-2" />
        <figcaption class="stack">
          <b class="address break-words">
            {new URL(origin).host}
            <wbr />
            {path}
          </b>
          <span class="hint">{tm('lobby.qrHelp')}</span>
        </figcaption>
      </figure>
      <Proof host={new URL(origin).host} />
      <div class="send columns-2 stack">
        <ShareButton
          title={gameTitle(game)}
          text={free > 0 ? tm('lobby.shareFree', { game: gameTitle(game), count: free }) : tm('lobby.shareFull', { game: gameTitle(game) })}
          url={url}
          words={tm('lobby.share')}
          class={free > 0 && scene.info.status === 'lobby' && !mayStillSit(scene) ? 'btn brass large send-btn across-all' : 'btn large send-btn across-all'}
        />
        <CopyButton text={url} words={tm('lobby.copyLink')} class="btn send-btn" />
        <OtherAddress origins={origins} chosen={origin} />
      </div>
      {referee !== null && !isKey(referee) && scene.you !== 'referee' && (
        <CopyButton text={seatLink(origin, session.table, { kind: 'referee', token: referee })} words={tm('lobby.refereeLink')} class="text-btn" />
      )}
    </>
  );
};

/** The code, the link and its picture: three ways to the same table, as far as others can reach it. */
export const Invite = () => {
  const { scene } = useTable();
  const known = ways.value;
  const origin = guestOrigin.value;
  const free = openSeats(scene.info);
  useEffect(() => void askWaysIn(), []);
  return (
    <Sheet
      class="invite loose stack"
      title={tm('lobby.invite')}
      note={free > 0 ? tm('lobby.freeCount', { count: free }) : tm(scene.info.watching === 'nobody' ? 'lobby.full' : 'lobby.fullWatch')}
    >
      <div class="code-line items-baseline stack">
        <span class="w600">{tm('lobby.code')}</span>
        <output class="big-code w750 t9">{scene.info.code}</output>
        <small>{known?.kind === 'alone' ? tm('alone.code') : tm('lobby.codeHelp')}</small>
      </div>
      {known?.kind === 'alone' && <Alone {...known} />}
      {known?.kind === 'open' && origin !== null && <Link origin={origin} origins={known.origins} />}
    </Sheet>
  );
};
