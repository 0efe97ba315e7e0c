import { signal } from '@preact/signals';
import { tr } from '../../i18n/room.ts';
import { IconButton } from '../../kit/parts/buttons.tsx';
import { onStoredElsewhere, readStored, writeStored } from '../../browser/storage.ts';

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
  return <IconButton icon={isDarkRoom.value ? 'sun' : 'moon'} size={22} label={words} onClick={change} />;
};

export const FullScreen = () => (
  <IconButton
    icon="zoom"
    size={22}
    label={tr('projector.full')}
    onClick={() => void (document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => undefined)}
  />
);
