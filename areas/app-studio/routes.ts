/** Routes of App Studio. Screens read their state from the address. */
export const routes = {
  /** A project and its open tab. The workspace is open if the rest of the path is empty. */
  project: 'projects/:project/*',
  /** The workspace with a view in its left pane, such as "activity". */
  pane: 'projects/:project/code/:pane',
  /** The workspace with a file chosen in its explorer. */
  file: 'projects/:project/files/*',
  document: 'projects/:project/documentation/:page',
  /** The work breakdown as a board ("board") or a list. */
  plan: 'projects/:project/planning/:view',
  /** The integrations as a map ("map") or a list. */
  integrations: 'projects/:project/integrations/:view',
} as const
