/** Names runs of workflows among those of the platform. */
export const workflowRun = { area: 'automation', kind: 'workflow' } as const
