import { signal } from '@preact/signals';
import { tr } from '../../i18n/room.ts';
import { onStoredElsewhere, readStored, writeStored } from '../../store/storage.ts';
import { Icon } from '../../svg/icon.tsx';

const KEY = 'darkRoom';

/** Is the room dark? A wall is light unless it is said, whatever the device likes; another window of this device may say it. */
export const isDarkRoom = signal(readStored(KEY) === true);
onStoredElsewhere(KEY, () => {
  isDarkRoom.value = readStored(KEY) === true;
});

export const RoomLight = () => {
  const words = tr(isDarkRoom.value ? 'projector.lightRoom' : 'projector.darkRoom');
  const change = (): void => {
    isDarkRoom.value = !isDarkRoom.value;
    writeStored(KEY, isDarkRoom.value);
  };
  return (
    <button type="button" class="icon-btn" aria-label={words} title={words} onClick={change}>
      <Icon name={isDarkRoom.value ? 'sun' : 'moon'} size={22} />
    </button>
  );
};

export const FullScreen = () => (
  <button
    type="button"
    class="icon-btn"
    aria-label={tr('projector.full')}
    title={tr('projector.full')}
    onClick={() => void (document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => undefined)}
  >
    <Icon name="zoom" size={22} />
  </button>
);
