export { runScenario, type ScenarioResult } from './scenario/run.ts';
export { decodeScenario, type DecodedScenario, type Expectation, type Refusal, type Scenario } from './scenario/shape.ts';
