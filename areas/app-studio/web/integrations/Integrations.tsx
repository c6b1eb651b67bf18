export function Integrations(_props: { projectId: string }) {
  return null
}
