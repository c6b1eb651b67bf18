/** The agent that answers the reader and passes the work on to other agents. */
export const orchestrator = { id: 'orchestrator', name: 'Orchestrator Agent' } as const

/** Says if a message has more than spaces. */
export function isSendable(message: string): boolean {
  return message.trim() !== ''
}

/** The orchestrator's answer if no model answers the request. */
export function orchestratorReply(request: string): string {
  return `Understood: “${request}”. I will coordinate with the relevant agents and report back here.`
}
