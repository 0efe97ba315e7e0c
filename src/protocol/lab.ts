/* Experiments that machines of the house play for somebody. */

/** POST /api/experiments, with the document as its body and, to end it with later, a token of one's own as `Authorization: Bearer`. */
export interface SentExperiment {
  readonly experiment: string;
  /** The token that it was sent with ends it; false: somebody else had sent the same before. */
  readonly yours: boolean;
}

export interface ExperimentStanding {
  /** Games of all arms, at most; and how many are played. */
  readonly games: number;
  readonly played: number;
  readonly sentAt: number;
  readonly state: 'waiting' | 'over' | 'failed' | 'ended';
}

/** GET /api/experiments/:id?after=N: how it stands, and what was played after the portion with this number, as far as one answer goes. */
export interface ExperimentProgress extends ExperimentStanding {
  /** Machines that play for anybody just now. */
  readonly workers: number;
  /** The number to ask after next. */
  readonly after: number;
  readonly portions: number;
  /** `{ chunk, rows }` each, as the lab keeps them. */
  readonly chunks: readonly unknown[];
}

/** What the host sees of the queue. */
export interface HostLab {
  readonly experiments: readonly (ExperimentStanding & { readonly experiment: string; readonly game: string; readonly question: string })[];
  readonly workers: readonly { readonly name: string; readonly threads: number; readonly games: number; readonly version: string }[];
}
