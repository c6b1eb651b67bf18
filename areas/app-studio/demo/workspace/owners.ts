/** The projects that have a sample workspace. */
export const workspaceOwners = ['berth-planner', 'wire-desk', 'manifest-reader'] as const
export type WorkspaceOwner = (typeof workspaceOwners)[number]
