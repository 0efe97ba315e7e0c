import { answerTasks } from '#bots';
import { ladderPlayer, type LadderWork } from './ladder.ts';

await answerTasks<LadderWork>(ladderPlayer);
