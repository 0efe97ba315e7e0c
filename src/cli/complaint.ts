/** A mistake of the person at the keyboard, told in one sentence. Anything else that is thrown is a mistake of ours. */
export class Complaint extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** The exit code for a command that was mistyped, as against one that failed. */
export const WRONG_USAGE = 2;
