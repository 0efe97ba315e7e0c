/** Readings between which editions and tables differ; the defaults are the game. */
export interface Rules {
  /** EC-4.6.4.1: an army ordered VIA CONVOY to a neighbouring province when the convoy orders make no route: it stays, or walks. */
  readonly convoyFallback: 'none' | 'land';
  /** EC-4.6.6.4 (a), EC-4.6.6.5: the convoys of a paradox fail, or its moves do. */
  readonly paradox: 'szykman' | 'hold';
  /** EC-4.10.5: civil disorder measures the way to the owned centres (rules of 2023), or to the home centres (earlier rules), by water or over all borders for fleets. */
  readonly disorder: 'owned' | 'home' | 'homeAnyBorder';
  /** EC-4.6.5.4: several attackers on a supporter reduce its support by their sum, or by the strongest. */
  readonly supportReduction: 'sum' | 'max';
  /** EC-4.6.8.3: a fleet in a frozen sea may give support. */
  readonly frozenSupport: 'no' | 'yes';
}

export const DEFAULT_RULES: Rules = {
  convoyFallback: 'none',
  paradox: 'szykman',
  disorder: 'owned',
  supportReduction: 'sum',
  frozenSupport: 'no',
};

/** What each rule may be; the first value is the default. */
export const RULE_VALUES: { readonly [K in keyof Rules]: readonly [Rules[K], ...Rules[K][]] } = {
  convoyFallback: ['none', 'land'],
  paradox: ['szykman', 'hold'],
  disorder: ['owned', 'home', 'homeAnyBorder'],
  supportReduction: ['sum', 'max'],
  frozenSupport: ['no', 'yes'],
};

const isRule = (name: string): name is keyof Rules => Object.hasOwn(RULE_VALUES, name);

/** The rules after one `name=value`, or null when there is no such rule or value. */
export const withRule = (rules: Rules, setting: string): Rules | null => {
  const [name = '', value = ''] = setting.split('=');
  if (!isRule(name)) return null;
  const known = RULE_VALUES[name].find((choice) => choice === value);
  return known === undefined ? null : { ...rules, [name]: known };
};
