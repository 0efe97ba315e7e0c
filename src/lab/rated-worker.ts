import { answerTasks } from '#bots';
import { ratedPlayer, type RatedWork } from './rated.ts';

await answerTasks<RatedWork>(ratedPlayer);
