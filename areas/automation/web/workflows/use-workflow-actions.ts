import { useContext } from 'react'
import { address } from '#core/route.ts'
import { AskContext, useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { workflows } from '../../contracts/workflows.ts'
import { routes } from '../../routes.ts'

interface Named {
  id: string
  name: string
}

const PAGE = '/automation/workflows'

/** The address of a workflow's page, or of a place below it. */
export const workflowPage = (workflow: string, place = '') =>
  `${PAGE}/${address(routes.workflow, { workflow, '*': place }).slice(2)}`

/** Actions on a workflow, for its row in the list and for its page. */
export function useWorkflowActions() {
  const ask = useContext(AskContext)
  const { goTo } = usePage()
  const toast = useToast()
  const attempt = useAttempt()
  const run = useWrite(workflows.runNow)
  const duplicate = useWrite(workflows.duplicateWorkflow)
  const remove = useWrite(workflows.deleteWorkflow)
  const restore = useWrite(workflows.restoreWorkflow)
  const switchOn = useWrite(workflows.switchOn)
  const pause = useWrite(workflows.pause)

  async function runNow({ id }: Named) {
    const started = await attempt(run.mutateAsync({ id }))
    if (started) goTo(workflowPage(id, `runs/${started.runId}`))
  }

  async function makeCopy({ id, name }: Named) {
    const copy = await attempt(duplicate.mutateAsync({ id }))
    if (!copy) return
    const open = { label: 'Open', onSelect: () => goTo(workflowPage(copy.id)) }
    toast({ tone: 'success', title: 'Workflow duplicated', text: name, action: open })
  }

  async function download({ id }: Named) {
    const file = await attempt(ask(workflows.exportWorkflow, { id }))
    if (file) saveFile(file.fileName, file.text, 'application/json')
  }

  async function deleteIt({ id, name }: Named) {
    const done = await attempt(remove.mutateAsync({ id }).then(() => true))
    if (!done) return
    const undo = { label: 'Undo', onSelect: () => void attempt(restore.mutateAsync({ id })) }
    toast({ title: 'Workflow deleted', text: name, action: undo })
  }

  /** Switches a workflow on, which makes its draft the newest version, or pauses it. */
  async function setOn({ id }: Named, isOn: boolean) {
    if (!isOn) return attempt(pause.mutateAsync({ id }))
    return attempt(
      ask(workflows.getWorkflow, { id }).then(({ revision }) =>
        switchOn.mutateAsync({ id, revision }),
      ),
    )
  }

  return { runNow, makeCopy, download, deleteIt, setOn }
}
