/** Routes of App Studio. Screens read their state from the address. */
export const routes = {
  /** A project and its open tab: the workspace, unless the rest of the path names another one. */
  project: 'projects/:project/*',
  /** The view in the left pane of the workspace, such as "activity". */
  pane: 'projects/:project/code/:pane',
  /** The explorer of the workspace, and the file that is chosen in it. */
  file: 'projects/:project/files/*',
  document: 'projects/:project/documentation/:page',
  /** The view of the work breakdown: "board", or as a list. */
  plan: 'projects/:project/planning/:view',
  /** The view of the integrations: "map", or as a list. */
  integrations: 'projects/:project/integrations/:view',
} as const
