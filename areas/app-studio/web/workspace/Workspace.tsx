export function Workspace(_props: { projectId: string }) {
  return null
}
