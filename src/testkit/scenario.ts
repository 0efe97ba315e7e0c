export { runScenario, type ScenarioResult } from './scenario/run.ts';
export { decodeScenario, type DecodedScenario, type Expectation, type ExpectedRefusal, type Scenario } from './scenario/shape.ts';
