/* TB-6: everything that may be agreed before the game. */

export type Mode = 'decouverte' | 'dette' | 'libre' | 'historique';
export type Schedule = 'standard' | 'big' | 'mini';
/** TB-5.6. */
export const AFTER_ENDS = ['stop', 'continueDebt', 'continueBig', 'continueLibre', 'switchLibre'] as const;
export type AfterEnd = (typeof AFTER_ENDS)[number];
export type Rounding = 'deal' | 'floor' | 'nearest';
/** Cards per credit and battle, in half steps. */
export const RATES = ['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const;
export type Rate = (typeof RATES)[number];

export interface Options {
  /* TB-6.1 */
  readonly mode: Mode;
  readonly length: 'short' | 'standard' | 'open';
  readonly debtSchedule: Schedule;
  readonly afterEnd: AfterEnd;
  /** 6 or 3. */
  readonly libreBattlesPerCycle: number;
  readonly libreStart: '3+3' | '6+3';
  /** 5 or 6. */
  readonly libreStateStart: number;
  readonly historicEnd: 'cell17' | 'open';
  /* TB-6.2 */
  readonly creditSize: number;
  readonly interest: Rate;
  readonly yearsPerBattle: number;
  /* TB-6.3 */
  readonly jokers: 'none' | 'lowest' | 'highest';
  readonly moneyRounding: Rounding;
  readonly creditRounding: Rounding;
  readonly cycleCheck: 'endOfBattle' | 'immediate';
  readonly cycleCountsStateCredits: boolean;
  readonly thresholdBase: 'absolute' | 'sinceDevaluation';
  readonly aidRecipientsGetDU: boolean;
  readonly bankController: 'auto' | 'gm' | 'players';
  /** Bankers of the historical mode; 0: as TB-6.5 advises for the number of players. */
  readonly bankers: number;
  readonly stateController: 'auto' | 'gm' | 'council';
  readonly statePrivatisation: 'off' | 'auto' | 'gm';
  readonly bankRealEstate: 'offshore' | 'local';
  readonly bankReinvestPct: number;
  readonly bankOpacity: boolean;
  readonly bailouts: number;
  readonly bankruptcyBan: number;
  readonly unsecured: number;
  readonly cashPledge: boolean;
  readonly playerLoans: boolean;
  readonly gifts: boolean;
  readonly leisure: boolean;
  /** TB-4.7.2b. `bySize` until set-up settles it by the number of players; a running game knows only the other two. */
  readonly ties: 'bySize' | 'cancel' | 'share';
  readonly tieSupportUnit: 'bundles' | 'cards';
  readonly tieShare: 'places' | 'single';
  readonly maxStakeChanges: number;
  /* Seconds for each window; 0: untimed. */
  readonly windowBankset: number;
  readonly windowPlan: number;
  readonly windowStake: number;
  readonly windowPick: number;
  readonly windowMarket: number;
  readonly windowVote: number;
  /* TB-6.4 */
  readonly tax: number;
  readonly taxAdjust: 'pot' | 'gains';
  readonly taxPolicy: 'fixed' | 'auto';
  readonly denominations: boolean;
  readonly surpriseChange: 'off' | 'spade' | 'spadeOrClub';
  readonly surpriseFrom: 'threshold' | 'start';
  readonly progressivePrices: boolean;
  readonly inheritance: 'fixed12' | 'random8';
  readonly secretStakes: boolean;
  readonly events: boolean;
  readonly kingOfDiamonds: '3battles' | 'whileOwned';
  readonly chosenWinnings: 'off' | 'number' | 'asStaked' | 'all';
  /** How many with `chosenWinnings: 'number'`. */
  readonly chosenNumber: number;
  /* TB-6.6 */
  readonly libreVoteFrom: 'cell15' | 'always' | 'never';
  readonly libreVoteThreshold: 'majority' | 'twoThirds' | 'unanimity';
  readonly legacyCredits: 'zeroInterest' | 'cancel' | 'amortise';
}
