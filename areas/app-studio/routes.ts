/** What may be open on the page of App Studio: each stands in the address, and its screen reads it there. */
export const routes = {
  /** A project, and which of its tabs: the workspace, unless the rest names another one. */
  project: 'projects/:project/*',
  /** In the workspace: what the left pane shows, such as "activity". */
  pane: 'projects/:project/code/:pane',
  /** In the workspace: the explorer, and the file that is chosen in it. */
  file: 'projects/:project/files/*',
  document: 'projects/:project/documentation/:page',
  /** How the work breakdown is shown: "board", or as a list. */
  plan: 'projects/:project/planning/:view',
  /** How the integrations are shown: "map", or as a list. */
  integrations: 'projects/:project/integrations/:view',
} as const
