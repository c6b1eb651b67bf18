/** The kind of run that a workflow's run is. */
export const workflowRun = { area: 'automation', kind: 'workflow' } as const
