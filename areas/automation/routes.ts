/**
 * Places on the pages of workflows and of triggers: one of them, and the tab of a workflow that is open: "runs/RUN",
 * "versions".
 */
export const routes = {
  workflow: ':workflow/*',
  trigger: ':trigger',
  /** An agent, and which of its tabs is open: "talk/RUN", "knowledge". */
  agent: ':agent/*',
} as const
