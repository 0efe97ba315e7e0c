export declare const ARMY: ReadonlySet<string>;
export declare const FLEET: ReadonlySet<string>;
export declare const HOLD: ReadonlySet<string>;
export declare const TO: ReadonlySet<string>;
export declare const SUPPORT: ReadonlySet<string>;
export declare const CONVOY: ReadonlySet<string>;
export declare const DISBAND: ReadonlySet<string>;
export declare const BUILD: ReadonlySet<string>;
export declare const REMOVE: ReadonlySet<string>;
export declare const WAIVE: ReadonlySet<string>;
export declare const VIA: ReadonlySet<string>;
export declare const BY_CONVOY: ReadonlySet<string>;
export declare const VIA_CONVOY: ReadonlySet<string>;
/** The words of a line: signs stand apart from letters, a comment is left out. */
export declare const split: (line: string) => readonly string[];
