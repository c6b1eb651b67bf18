import { useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { triggers } from '../../contracts/triggers.ts'

interface Named {
  id: string
  name: string
}

/** Actions on a trigger, for its row in the list and for its page. */
export function useTriggerActions() {
  const setActive = useWrite(triggers.setActive)
  const duplicate = useWrite(triggers.duplicateTrigger)
  const remove = useWrite(triggers.deleteTrigger)
  const restore = useWrite(triggers.restoreTrigger)
  const toast = useToast()
  const attempt = useAttempt()

  async function setOn({ id, name }: Named, active: boolean) {
    const done = await attempt(setActive.mutateAsync({ id, active }))
    if (!done || active || done.stops.length === 0) return
    const names = done.stops.map((workflow) => workflow.name).join(', ')
    toast({ title: `“${name}” is off`, text: `No longer set going: ${names}` })
  }

  async function makeCopy({ id, name }: Named) {
    const copy = await attempt(duplicate.mutateAsync({ id }))
    if (copy) toast({ tone: 'success', title: 'Trigger duplicated', text: name })
  }

  async function deleteIt({ id, name }: Named) {
    const done = await attempt(remove.mutateAsync({ id }).then(() => true))
    if (!done) return
    const undo = { label: 'Undo', onSelect: () => void attempt(restore.mutateAsync({ id })) }
    toast({ title: 'Trigger deleted', text: name, action: undo })
  }

  return { setOn, makeCopy, deleteIt }
}
