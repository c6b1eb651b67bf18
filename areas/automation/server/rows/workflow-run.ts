/** The kind of workflow runs among the runs of the platform. */
export const workflowRun = { area: 'automation', kind: 'workflow' } as const
