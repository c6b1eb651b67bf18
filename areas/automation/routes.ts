/**
 * Routes below the pages of workflows and triggers: the id, and for a workflow also the open tab,
 * such as "runs/RUN" or "versions".
 */
export const routes = {
  workflow: ':workflow/*',
  trigger: ':trigger',
  /** The id of an agent, and its open tab, such as "talk/RUN" or "knowledge". */
  agent: ':agent/*',
} as const
