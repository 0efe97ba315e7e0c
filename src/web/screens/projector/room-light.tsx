import { signal } from '@preact/signals';
import { onStoredElsewhere, readStored, writeStored } from '../../browser/storage.ts';
import { tr } from '../../i18n/room.ts';
import { IconButton } from '../../kit/parts/buttons.tsx';

const KEY = 'darkRoom';

/** Is the room dark? A wall is light unless it is said, whatever the device likes; another window of this device may say it. */
export const isDarkRoom = signal(readStored(KEY) === true);
onStoredElsewhere(KEY, () => {
  isDarkRoom.value = readStored(KEY) === true;
});

export const RoomLight = () => {
  const change = (): void => {
    isDarkRoom.value = !isDarkRoom.value;
    writeStored(KEY, isDarkRoom.value);
  };
  const words = tr(isDarkRoom.value ? 'projector.lightRoom' : 'projector.darkRoom');
  return <IconButton icon={isDarkRoom.value ? 'sun' : 'moon'} size={22} label={words} onClick={change} />;
};
