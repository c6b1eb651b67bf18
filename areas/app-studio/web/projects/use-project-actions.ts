import { useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { useOpenProject } from './use-open-project.ts'

interface Named {
  id: string
  name: string
}

/** Actions on a project for its row and its page. Archiving and deleting return true on success. */
export function useProjectActions() {
  const toast = useToast()
  const attempt = useAttempt()
  const openProject = useOpenProject()
  const duplicate = useWrite(studioProjects.duplicateProject)
  const archive = useWrite(studioProjects.archiveProject)
  const remove = useWrite(studioProjects.deleteProject)
  const restore = useWrite(studioProjects.restoreProject)
  const isDone = async (work: Promise<unknown>) => (await attempt(work.then(() => true))) ?? false

  async function remix({ id, name }: Named) {
    const copy = await attempt(duplicate.mutateAsync({ id }))
    if (!copy) return
    const open = { label: 'Open', onSelect: () => openProject(copy.id) }
    toast({ tone: 'success', title: 'Project remixed', text: name, action: open })
  }

  async function setArchived({ id, name }: Named, isArchived: boolean) {
    if (!(await isDone(archive.mutateAsync({ id, isArchived })))) return false
    const undo = {
      label: 'Undo',
      onSelect: () => void isDone(archive.mutateAsync({ id, isArchived: !isArchived })),
    }
    const title = isArchived ? 'Project archived' : 'Project is active again'
    toast({ title, text: name, action: undo })
    return true
  }

  async function deleteIt({ id, name }: Named) {
    if (!(await isDone(remove.mutateAsync({ id })))) return false
    const undo = { label: 'Undo', onSelect: () => void isDone(restore.mutateAsync({ id })) }
    toast({ title: 'Project deleted', text: name, action: undo })
    return true
  }

  async function restoreIt({ id, name }: Named) {
    if (!(await isDone(restore.mutateAsync({ id })))) return
    toast({ tone: 'success', title: 'Project restored', text: name })
  }

  return { remix, setArchived, deleteIt, restoreIt }
}
