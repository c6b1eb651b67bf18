/** Workflows of readers: what they are made of, and what their runs fill in. */
export const FLOW = {
  steps: 500,
  /** Steps inside of steps. */
  depth: 12,
  /** Cases of one "if". */
  cases: 20,
  /** Rounds of one "each"; items behind them are left out, and its result says how many. */
  rounds: 1000,
  /** Steps that one run carries out, those of all rounds together. */
  stepsOfRun: 10_000,
  /** Fields of one step, and values in one of them. */
  fields: 100,
  values: 1000,
  valueDepth: 8,
  textCharacters: 50_000,
  conditions: 50,
  /** Names behind one another in a reference. */
  pathParts: 20,
  /** All texts of a step together, as they are filled in. */
  filledCharacters: 1_000_000,
  /** Fields that are offered of one example, and how deep it is looked into. */
  offeredFields: 300,
  offeredDepth: 6,
  waitDays: 30,
  /** A file that is imported, of ours or of n8n. */
  fileCharacters: 5_000_000,
  importedNodes: 500,
} as const
