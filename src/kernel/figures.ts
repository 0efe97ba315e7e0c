import { unreachable } from './collections.ts';
import type { Scored, Seat } from './game.ts';
import { formatMoney, formatNumber, sentenceOf, type Sentence, type Voice, type Words } from './words.ts';

/*
 * What a game counts, said once: whose a figure is, what it is called, how it is written and its value. Values are read off a view, so
 * that no secret can reach a ledger, a chart or an export. From the table come the metrics, their names, the ledger, the curves of
 * the debrief, what ranks the players and what they pay from.
 */

/** How a figure is written. `percent`: it is a part of 1; `flag`: it is 0 or 1, and the lab gives its share of the games. */
type Written = 'money' | 'percent' | 'flag';

interface Named {
  readonly name: Sentence;
  /** Absent: a plain number. */
  readonly write?: Written;
  /** Digits after the comma, 0 to 2; absent: as many as the figure needs, two at most. */
  readonly digits?: number;
  /** Of its curve, where it is called otherwise than in the ledger. */
  readonly title?: Sentence;
  /** One sentence under its curve: what is measured. */
  readonly help?: Sentence;
  /** Once above the axis: its curve bears bare numbers, then, even where the ledger writes money. */
  readonly unit?: Sentence;
  /** Drawn as stacked units: what is counted turn by turn. */
  readonly stacked?: true;
  /** Only in games of a kind, such as with a bank. Absent: in all. */
  readonly when?: (options: Readonly<Record<string, unknown>>) => boolean;
}

/** Null: it has none, or this viewer may not know it. */
export interface SeatFigure<F> extends Named {
  readonly of: (facts: F, seat: Seat) => number | null;
}

export interface TableFigure<F> extends Named {
  readonly of: (facts: F) => number | null;
}

/** One column of the ledger's table: a public figure of each seat by turn, or of the whole table when it has no seat. */
export interface LedgerColumn {
  /** The metric's name in the series: `key`, or `key/seat`. */
  readonly metric: string;
  readonly seat: Seat | null;
  readonly label: string;
  /** Amounts get the unit of money. */
  readonly money: boolean;
}

/**
 * One curve of the debrief. `seats`: the figure of every player (`key/seat` in the series), with median and band; `line`: a
 * figure of the whole table (`key`); `count`: the same as stacked units, for what is counted turn by turn.
 */
export interface FigureChart {
  readonly key: string;
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
  readonly kind: 'seats' | 'line' | 'count';
  readonly write?: 'number' | 'money' | 'percent';
  readonly digits?: number;
}

/** What a game declares. `V`: its view, `F`: what its figures are read off, worked out once for all of them. */
export interface FigureTable<V, F, S extends string, T extends string> {
  /** The id of the game, which opens every key. */
  readonly game: string;
  readonly facts: (view: V) => F;
  readonly options: (view: V) => Readonly<Record<string, unknown>>;
  /** The chairs that have figures. */
  readonly chairs: (view: V) => readonly Seat[];
  readonly ofSeats: Readonly<Record<S, SeatFigure<F>>>;
  readonly ofTable: Readonly<Record<T, TableFigure<F>>>;
  /** What the `score` of a standing is. */
  readonly ranks: NoInfer<S>;
  /** What tells during the game who is ahead, where the last count is of another kind. */
  readonly during?: NoInfer<S>;
  /** What a turn was worth, where what tells who is ahead rises by spending alone. */
  readonly decides?: NoInfer<S>;
  /** Ready money that offers are paid from. */
  readonly purse?: NoInfer<S>;
  /** What the figure that tells who is ahead is to reach. */
  readonly goal?: (view: V) => number | null;
  /** Beside the one that ranks, in the last table. */
  readonly beside?: readonly NoInfer<S>[];
  /** In the ledger: of the seats, then of the table. */
  readonly columns: readonly NoInfer<S | T>[];
  /** In the debrief. The first one of the seats is the great chart. */
  readonly charts: readonly NoInfer<S | T>[];
}

/** What the house makes of it. */
export interface Figures<V> {
  /** Keys are those of the words: `<game>.metric.<figure>`, or `key/seat`. */
  readonly metrics: (view: V) => Readonly<Record<string, number>>;
  readonly chairs: (view: V) => readonly Seat[];
  readonly words: Words;
  readonly scored: Scored;
  /** Figures that are 0 or 1 by their nature. */
  readonly flags: readonly string[];
  readonly beside: readonly string[];
  readonly purse: (view: V, seat: Seat) => number | null;
  readonly goal: (view: V) => number | null;
  readonly columns: (view: V, voice: Voice) => readonly LedgerColumn[];
  readonly charts: (voice: Voice) => readonly FigureChart[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- a page handles the figures of every game
export type AnyFigures = Figures<any>;

const SAID_BESIDE = ['title', 'help', 'unit'] as const;

const writeOf = ({ write, unit }: Named): Pick<FigureChart, 'write'> => ((write === 'money' && unit === undefined) || write === 'percent' ? { write } : {});

export const figuresOf = <V, F, S extends string, T extends string>(table: FigureTable<V, F, S, T>): Figures<V> => {
  const { game, ofSeats, ofTable, ranks, during, decides, purse } = table;
  const keyOf = (id: string): string => `${game}.metric.${id}`;
  const seatRows = Object.entries<SeatFigure<F>>(ofSeats);
  const tableRows = Object.entries<TableFigure<F>>(ofTable);
  const isSeatFigure = (id: S | T): id is S => Object.hasOwn(ofSeats, id);
  const rowOf = (id: S | T): Named => (isSeatFigure(id) ? ofSeats[id] : ofTable[id]);
  const sentencesOf = (id: string, row: Named): readonly (readonly [string, Sentence])[] => [
    [keyOf(id), row.name],
    ...SAID_BESIDE.flatMap((part) => (row[part] === undefined ? [] : [[`${keyOf(id)}.${part}`, row[part]] as const])),
  ];
  return {
    metrics: (view) => {
      const facts = table.facts(view);
      const options = table.options(view);
      const metrics: Record<string, number> = {};
      const put = (key: string, value: number | null): void => {
        if (value !== null) metrics[key] = value;
      };
      for (const seat of table.chairs(view)) {
        for (const [id, { of, when }] of seatRows) if (when?.(options) ?? true) put(`${keyOf(id)}/${seat}`, of(facts, seat));
      }
      for (const [id, { of, when }] of tableRows) if (when?.(options) ?? true) put(keyOf(id), of(facts));
      return metrics;
    },
    chairs: table.chairs,
    words: Object.fromEntries([...seatRows, ...tableRows].flatMap(([id, row]) => sentencesOf(id, row))),
    scored: {
      metric: keyOf(ranks),
      ...(ofSeats[ranks].write === 'money' ? { money: true } : {}),
      ...(during === undefined ? {} : { during: keyOf(during) }),
      ...(decides === undefined ? {} : { decides: keyOf(decides) }),
    },
    flags: [...seatRows, ...tableRows].filter(([, { write }]) => write === 'flag').map(([id]) => id),
    beside: (table.beside ?? []).map(keyOf),
    purse: (view, seat) => (purse === undefined ? null : ofSeats[purse].of(table.facts(view), seat)),
    goal: (view) => table.goal?.(view) ?? null,
    columns: (view, voice) =>
      table.columns
        .filter((id) => rowOf(id).when?.(table.options(view)) ?? true)
        .flatMap((id): readonly LedgerColumn[] => {
          const label = sentenceOf(voice, keyOf(id)) ?? id;
          const money = rowOf(id).write === 'money';
          if (!isSeatFigure(id)) return [{ label, money, metric: keyOf(id), seat: null }];
          return table.chairs(view).map((seat) => ({ label, money, metric: `${keyOf(id)}/${seat}`, seat }));
        }),
    charts: (voice) =>
      table.charts.map((id): FigureChart => {
        const row = rowOf(id);
        const said = (part: 'help' | 'unit'): Partial<FigureChart> => (row[part] === undefined ? {} : { [part]: sentenceOf(voice, `${keyOf(id)}.${part}`) });
        return {
          key: keyOf(id),
          label: sentenceOf(voice, row.title === undefined ? keyOf(id) : `${keyOf(id)}.title`) ?? id,
          kind: isSeatFigure(id) ? 'seats' : row.stacked === true ? 'count' : 'line',
          ...said('help'),
          ...said('unit'),
          ...writeOf(row),
          ...(row.digits === undefined ? {} : { digits: row.digits }),
        };
      }),
  };
};

const DIGITS_MOST = 2;

/** How the figures of a chart are written, in the reader's language. */
export const writerOf = ({ write = 'number', digits }: FigureChart, { lang, unit }: Voice) => {
  const rounded = (value: number, most: number): number => Number(value.toFixed(digits ?? most));
  return (value: number): string => {
    switch (write) {
      case 'number':
        return formatNumber(rounded(value, DIGITS_MOST), lang);
      case 'money':
        return formatMoney(rounded(value, 0), lang, unit);
      case 'percent':
        return `${formatNumber(rounded(100 * value, 0), lang)}${lang === 'fr' ? '\u00a0%' : '%'}`;
      default:
        return unreachable(write);
    }
  };
};
