/** Readings between which editions and tables differ; the defaults are the game. */
export interface Rules {
  /** EC-4.6.4.1: an army ordered VIA CONVOY to a neighbouring province when the convoy orders make no route: it stays, or walks. */
  readonly convoyFallback: 'none' | 'land';
  /** EC-4.6.6.4 (a), EC-4.6.6.5: the convoys of a paradox fail, or its moves do. */
  readonly paradox: 'szykman' | 'hold';
  /** EC-4.10.5: civil disorder measures the way to the owned centres (rules of 2023), or to the home centres (earlier rules). */
  readonly disorder: 'owned' | 'home';
  /** EC-4.6.5.4: several attackers on a supporter reduce its support by their sum, or by the strongest. */
  readonly supportReduction: 'sum' | 'max';
  /** EC-4.6.8.3: a fleet in a frozen sea may give support. */
  readonly frozenSupport: 'no' | 'yes';
}
export declare const DEFAULT_RULES: Rules;
/** What each rule may be; the first value is the default. */
export declare const RULE_VALUES: {
  readonly [K in keyof Rules]: readonly [Rules[K], Rules[K]];
};
/** The rules after one `name=value`, or null when there is no such rule or value. */
export declare const withRule: (rules: Rules, setting: string) => Rules | null;
