import { type Box, contains, overlaps, type Spot, spotsAt } from './geometry.ts';
import type { Look } from './look.ts';
import { hasCentre, holdingsOf, isFrozen, isRadioactive, unitIn } from './position.ts';
import type { SignName } from './signs.tsx';
import type { MapPosition, MapProvince } from './types.ts';

/** A name on the map with its row of signs, in pixels of the sheet. */
export interface PlacedName {
  readonly province: MapProvince;
  readonly text: string;
  /** The middle of the line of letters, at its foot. */
  readonly at: Spot;
  readonly signs: readonly { readonly name: SignName; readonly at: Spot; readonly scale: number; readonly count: number }[];
}

interface Sheet {
  readonly position: MapPosition;
  readonly look: Look;
  /** From the drawing to the pixels of the sheet. */
  readonly toPixels: (spot: Spot) => Spot;
  /** The part of the drawing that is seen. */
  readonly box: Box;
  /** Parts that are read elsewhere. */
  readonly elsewhere: readonly Box[];
  /** Names that must be shown. */
  readonly wanted: ReadonlySet<string>;
  /** What is written under a radioactive province: when it opens again. */
  readonly reopening: (closedTo: number) => string;
  /** Units with a ring round them. */
  readonly ringed: ReadonlySet<string>;
}

const LETTER = 0.56;
const SIGN_STEP = 11.5;

const around = ([x, y]: Spot, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

interface Candidate {
  readonly province: MapProvince;
  readonly spot: Spot;
  readonly signs: readonly SignName[];
  /** What stands on the spot itself. */
  readonly mark: 'ringed' | 'unit' | 'centre' | 'radioactive' | 'none';
  readonly urgency: number;
}

const markOf = ({ position, ringed }: Sheet, province: MapProvince): Candidate['mark'] => {
  if (isRadioactive(position, province.id)) return 'radioactive';
  if (unitIn(position, province.id) !== undefined) return ringed.has(province.id) ? 'ringed' : 'unit';
  return hasCentre(position, province) ? 'centre' : 'none';
};

const urgencyOf = (province: MapProvince, mark: Candidate['mark'], signs: readonly SignName[], isWanted: boolean): number => {
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

const countOf = (position: MapPosition, id: string, sign: SignName): number => (sign === 'ICBM' || sign === 'ABM' ? (position.missiles[id]?.[sign] ?? 1) : 1);

/** Not cut by the edge of the sheet. */
const isWhole = ({ x, y, width, height }: Box, [right, foot]: Spot): boolean => x >= 0 && y >= 0 && x + width <= right && y + height <= foot;

/** Puts names beside units and centres where none covers another; the less urgent give way. */
export const placeNames = (sheet: Sheet): readonly PlacedName[] => {
  const { look, position } = sheet;
  const all = candidates(sheet);
  const taken: Box[] = all.flatMap((candidate) =>
    candidate.mark === 'none' ? [] : [around(candidate.spot, reach(candidate, look) * 2, reach(candidate, look) * 1.8)],
  );
  const edge = sheet.toPixels([sheet.box.x + sheet.box.width, sheet.box.y + sheet.box.height]);
  const placed: PlacedName[] = [];
  for (const candidate of all) {
    const { province, signs, mark } = candidate;
    const text = mark === 'radioactive' ? sheet.reopening(position.radioactive[province.id] ?? 0) : province.id;
    const letters = text.length * look.letters * LETTER;
    const counts = signs.filter((sign) => countOf(position, province.id, sign) > 1).length;
    const row = signs.length * SIGN_STEP * look.sign + counts * look.letters * LETTER;
    const boxAt = ([x, y]: Spot): Box => ({ x: x - letters / 2, y: y - look.letters * 0.82, width: letters + row, height: look.letters });
    const options = places(candidate, look, letters);
    const free = options.find((spot) => isWhole(boxAt(spot), edge) && !taken.some((box) => overlaps(box, boxAt(spot))));
    const at = free ?? (candidate.urgency === 0 ? options[0] : undefined);
    const own =
      mark === 'centre' || mark === 'radioactive' ? [{ name: mark, at: candidate.spot, scale: look.sign * (mark === 'radioactive' ? 1.25 : 1), count: 1 }] : [];
    const frost = isFrozen(position, province) && mark === 'none' && at !== undefined;
    if (at !== undefined) taken.push(boxAt(at));
    placed.push({
      province,
      text: at === undefined ? '' : text,
      at: at ?? candidate.spot,
      signs: [
        ...own,
        ...(frost ? [{ name: 'ice' as const, at: [at[0], at[1] - look.letters * 1.35] as const, scale: look.sign * 1.15, count: 1 }] : []),
        ...(at === undefined ? [] : rowOfSigns(candidate, at, look, letters, position)),
      ],
    });
  }
  return placed;
};

const rowOfSigns = ({ province, signs }: Candidate, [x, y]: Spot, look: Look, letters: number, position: MapPosition): PlacedName['signs'] => {
  let left = x + letters / 2 + look.sign * 6.2;
  return signs.map((name) => {
    const count = countOf(position, province.id, name);
    const at: Spot = [left, y - look.letters * 0.34];
    left += look.sign * SIGN_STEP + (count > 1 ? look.letters * LETTER : 0);
    return { name, at, scale: look.sign, count };
  });
};
