import { type Box, contains, overlaps, type Spot } from '#web/kit/svg/map/box.ts';
import { provinceAt, spotsAt } from './geometry.ts';
import { widthOf } from './find.ts';
import type { Layer, Look } from './names-layer.tsx';
import { hasCentre, holdingsOf, isFrozen, isRadioactive, unitIn } from './of-view.ts';
import type { SignName } from './signs.tsx';
import type { Province } from '#games/ecodip/data/world.ts';
import type { MapPosition } from './types.ts';

/** A name on the map with its row of signs, in pixels of the sheet. */
export interface PlacedName {
  readonly province: Province;
  readonly text: string;
  /** The middle of the line of letters, at its foot. */
  readonly at: Spot;
  /** The province whose ground the letters stand on; their own where nobody's is. */
  readonly ground: string;
  readonly signs: readonly PlacedSign[];
}

interface PlacedSign {
  readonly name: SignName;
  readonly at: Spot;
  readonly scale: number;
  /** How many, or since which year; mostly nothing. */
  readonly note: string;
}

interface Sheet extends Omit<Layer, 'size'> {
  /** Names that must be shown. */
  readonly wanted: ReadonlySet<string>;
  /** What is written under a radioactive province: when it opens again. */
  readonly reopening: (closedTo: number) => string;
  /** Units with a ring round them. */
  readonly ringed: ReadonlySet<string>;
}

const SIGN_STEP = 11.5;
/** From the end of the letters to the middle of the first sign. */
const SIGN_START = 7.4;
/** Pixels between two names, lest they read as one. */
const GAP = 4;
/** Pixels of the frame round a part that is read elsewhere. */
const FRAME = 6;

/** Notes after signs are a little smaller than names. */
export const NOTE = 0.9;
/** From the middle of a sign to its note: by night the sign lies on a disc. */
export const NOTE_START = 7;

/** The room that a note takes beside what its sign takes. */
const noteWidth = (note: string, { letters, sign }: Look): number => (note === '' ? 0 : widthOf(note, letters * NOTE, false) + sign * 2.6);

const widened = ({ x, y, width, height }: Box): Box => ({ x: x - GAP / 2, y, width: width + GAP, height });

const around = ([x, y]: Spot, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

interface Candidate {
  readonly province: Province;
  readonly spot: Spot;
  readonly signs: readonly SignName[];
  /** What stands on the spot itself. */
  readonly mark: 'ringed' | 'unit' | 'centre' | 'radioactive' | 'none';
  readonly urgency: number;
}

const markOf = ({ position, ringed }: Sheet, province: Province): Candidate['mark'] => {
  if (isRadioactive(position, province.id)) return 'radioactive';
  if (unitIn(position, province.id) !== undefined) return ringed.has(province.id) ? 'ringed' : 'unit';
  return hasCentre(position, province) ? 'centre' : 'none';
};

const urgencyOf = (province: Province, mark: Candidate['mark'], signs: readonly SignName[], isWanted: boolean): number => {
  if (isWanted) return 0;
  if (mark === 'radioactive' || mark === 'unit' || mark === 'ringed') return 1;
  if (mark === 'centre') return 2;
  if (province.kind === 'sea') return 5;
  return signs.length > 0 ? 3 : 4;
};

const candidates = (sheet: Sheet): readonly Candidate[] =>
  sheet.position.provinces
    .flatMap((province) => {
      const mark = markOf(sheet, province);
      const signs = holdingsOf(sheet.position, province).filter((sign) => sign !== 'food' || sheet.look.hasFood);
      const urgency = urgencyOf(province, mark, signs, sheet.wanted.has(province.id));
      return spotsAt(province.id, unitIn(sheet.position, province.id)?.coast)
        .filter((spot) => contains(sheet.box, spot) && !sheet.elsewhere.some((box) => contains(box, spot)))
        .map((spot): Candidate => ({ province, spot: sheet.toPixels(spot), signs, mark, urgency }));
    })
    .toSorted((a, b) => a.urgency - b.urgency);

/** Half the height of what stands on the spot, above and below it. */
const reach = ({ mark }: Candidate, { unit, sign }: Look): number => {
  if (mark === 'ringed') return unit * 19;
  if (mark === 'unit') return unit * 11;
  if (mark === 'radioactive') return sign * 7;
  return mark === 'centre' ? sign * 5.4 : 0;
};

/** Where the letters may stand: below the mark, above, right, left; or on the spot where there is no mark. */
const places = (candidate: Candidate, look: Look, width: number): readonly Spot[] => {
  const [x, y] = candidate.spot;
  const { letters } = look;
  if (candidate.mark === 'none')
    return [
      [x, y + letters * 0.34],
      [x, y + letters * 1.2],
      [x, y - letters * 0.5],
      [x + width / 2, y + letters * 0.34],
      [x - width / 2, y + letters * 0.34],
    ];
  const half = reach(candidate, look);
  const aside = half + width / 2 + 3;
  return [
    [x, y + half + letters * 0.92],
    [x, y - half - letters * 0.36],
    [x + aside, y + letters * 0.36],
    [x - aside, y + letters * 0.36],
  ];
};

/** EC-13.1: a figure after the sign: how many missiles, and since which year a factory produces. */
const noteOf = (position: MapPosition, id: string, sign: SignName): string => {
  if (sign === 'producing') return `’${String(position.factories[id]?.since ?? '').slice(-2)}`;
  const count = sign === 'ICBM' || sign === 'ABM' ? (position.missiles[id]?.[sign] ?? 1) : 1;
  return count > 1 ? String(count) : '';
};

/** Not cut by the edge of the sheet. */
const isWhole = ({ x, y, width, height }: Box, [right, foot]: Spot): boolean => x >= 0 && y >= 0 && x + width <= right && y + height <= foot;

/** The frame of a part that is read elsewhere, as four bars. */
const barsOf = ({ x, y, width, height }: Box, toPixels: Sheet['toPixels']): readonly Box[] => {
  const [left, top] = toPixels([x, y]);
  const [right, foot] = toPixels([x + width, y + height]);
  const [across, down] = [
    { width: right - left, height: FRAME },
    { width: FRAME, height: foot - top },
  ];
  return [
    { x: left, y: top - FRAME / 2, ...across },
    { x: left, y: foot - FRAME / 2, ...across },
    { x: left - FRAME / 2, y: top, ...down },
    { x: right - FRAME / 2, y: top, ...down },
  ];
};

const textOf = ({ position, reopening }: Sheet, { province: { id }, mark }: Candidate): string =>
  mark === 'radioactive' ? `${id} · ${reopening(position.radioactive[id] ?? 0)}` : id;

/** Signs that stand on the spot itself, and the flake over the name of a frozen sea. */
const ownSigns = ({ position, look }: Sheet, { mark, spot, province }: Candidate, at: Spot | undefined): readonly PlacedSign[] => {
  if (mark === 'centre') return [{ name: mark, at: spot, scale: look.sign, note: '' }];
  if (mark === 'radioactive') return [{ name: mark, at: spot, scale: look.sign * 1.25, note: '' }];
  const isIcy = mark === 'none' && at !== undefined && isFrozen(position, province);
  return isIcy ? [{ name: 'ice', at: [at[0], at[1] - look.letters * 1.35], scale: look.sign * 1.15, note: '' }] : [];
};

const rowOfSigns = ({ province, signs }: Candidate, [x, y]: Spot, { look, position }: Sheet, letters: number): readonly PlacedSign[] => {
  let left = x + letters / 2 + look.sign * SIGN_START;
  return signs.map((name) => {
    const note = noteOf(position, province.id, name);
    const at: Spot = [left, y - look.letters * 0.34];
    left += look.sign * SIGN_STEP + noteWidth(note, look);
    return { name, at, scale: look.sign, note };
  });
};

/** The province under most of a line of letters: under its middle, unless neither end lies on the same. */
const groundUnder = ([x, y]: Spot, width: number, height: number, toDrawing: (spot: Spot) => Spot): string | undefined => {
  const [left, middle, right] = [-0.35, 0, 0.35].map((share) => provinceAt(toDrawing([x + width * share, y - height * 0.3])));
  return middle === left || middle === right ? middle : left;
};

/** Puts names beside units and centres where none covers another; the less urgent give way. */
export const placeNames = (sheet: Sheet): readonly PlacedName[] => {
  const { look, position, box } = sheet;
  const all = candidates(sheet);
  const taken: Box[] = [
    ...sheet.elsewhere.flatMap((part) => barsOf(part, sheet.toPixels)),
    ...all.flatMap((candidate) => (candidate.mark === 'none' ? [] : [around(candidate.spot, reach(candidate, look) * 2, reach(candidate, look) * 1.8)])),
  ];
  const [left, top] = sheet.toPixels([box.x, box.y]);
  const edge = sheet.toPixels([box.x + box.width, box.y + box.height]);
  const toDrawing = ([x, y]: Spot): Spot => [box.x + ((x - left) / (edge[0] - left)) * box.width, box.y + ((y - top) / (edge[1] - top)) * box.height];
  return all.map((candidate): PlacedName => {
    const { province, signs } = candidate;
    const text = textOf(sheet, candidate);
    const letters = widthOf(text, look.letters, province.kind === 'sea');
    const notes = signs.map((sign) => noteWidth(noteOf(position, province.id, sign), look));
    const row = notes.reduce((sum, note) => sum + note + SIGN_STEP * look.sign, 0);
    const boxAt = ([x, y]: Spot): Box => ({ x: x - letters / 2, y: y - look.letters * 0.82, width: letters + row, height: look.letters });
    const options = places(candidate, look, letters);
    const free = options.find((spot) => isWhole(boxAt(spot), edge) && !taken.some((other) => overlaps(other, widened(boxAt(spot)))));
    const at = free ?? (candidate.urgency === 0 ? options[0] : undefined);
    if (at !== undefined) taken.push(boxAt(at));
    return {
      province,
      text: at === undefined ? '' : text,
      at: at ?? candidate.spot,
      ground: at === undefined ? province.id : (groundUnder(at, letters, look.letters, toDrawing) ?? province.id),
      signs: [...ownSigns(sheet, candidate, at), ...(at === undefined ? [] : rowOfSigns(candidate, at, sheet, letters))],
    };
  });
};
