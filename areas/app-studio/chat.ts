/** The agent that talks to the person and hands the work on. */
export const orchestrator = { id: 'orchestrator', name: 'Orchestrator Agent' } as const

/** Spaces alone are not sent. */
export function isSendable(message: string): boolean {
  return message.trim() !== ''
}

/** The orchestrator's answer where no model answers the request. */
export function orchestratorReply(request: string): string {
  return `Understood: “${request}”. I will coordinate with the relevant agents and report back here.`
}
