/**
 * Routes below the pages of workflows and of triggers: the id, and for a workflow the open tab:
 * "runs/RUN", "versions".
 */
export const routes = {
  workflow: ':workflow/*',
  trigger: ':trigger',
  /** An agent, and which of its tabs is open: "talk/RUN", "knowledge". */
  agent: ':agent/*',
} as const
