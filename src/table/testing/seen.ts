import { type LogLine, patched, type Scene, type ServerMessage, type TalkLine } from '#protocol';

const isScene = (value: unknown): value is Scene => typeof value === 'object' && value !== null && 'info' in value && 'offers' in value;

/** What a client knows by the frames it was sent. */
export class Seen {
  readonly log: LogLine[] = [];
  readonly talk: TalkLine[] = [];
  scene: Scene | null = null;

  take(message: Extract<ServerMessage, { readonly t: 'scene' | 'change' }>): void {
    const scene = message.t === 'scene' ? message.scene : patched(this.scene, message.patch);
    if (isScene(scene)) this.scene = scene;
    this.log.push(...(message.log ?? []));
    this.talk.push(...(message.talk ?? []));
    const undone = message.t === 'change' ? (message.undone ?? []) : [];
    for (const [index, line] of this.log.entries()) if (undone.includes(line.n)) this.log[index] = { ...line, undone: true };
  }
}
