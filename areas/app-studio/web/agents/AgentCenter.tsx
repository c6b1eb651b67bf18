export function AgentCenter(_props: { projectId: string }) {
  return null
}
