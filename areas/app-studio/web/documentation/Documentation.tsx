export function Documentation(_props: { projectId: string }) {
  return null
}
