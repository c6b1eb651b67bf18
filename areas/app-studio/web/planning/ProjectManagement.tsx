export function ProjectManagement(_props: { projectId: string }) {
  return null
}
