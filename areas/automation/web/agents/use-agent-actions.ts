import { address } from '#core/route.ts'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { agentSettings } from '../../contracts/agent-settings.ts'
import { routes } from '../../routes.ts'

interface Named {
  id: string
  name: string
}

const PAGE = '/automation/agents'

/** The address of an agent's page, or of a place below it, such as "talk/RUN" or "knowledge". */
export const agentPage = (agent: string, place = '') =>
  `${PAGE}/${address(routes.agent, { agent, '*': place }).slice(2)}`

/** Actions on an agent, for its row in the list and for its page. */
export function useAgentActions() {
  const { goTo } = usePage()
  const toast = useToast()
  const attempt = useAttempt()
  const duplicate = useWrite(agentSettings.duplicateAgent)
  const remove = useWrite(agentSettings.deleteAgent)
  const restore = useWrite(agentSettings.restoreAgent)
  const setActive = useWrite(agentSettings.setAgentActive)

  async function makeCopy({ id, name }: Named) {
    const copy = await attempt(duplicate.mutateAsync({ id }))
    if (!copy) return
    const open = { label: 'Open', onSelect: () => goTo(agentPage(copy.id)) }
    toast({ tone: 'success', title: 'Agent duplicated', text: name, action: open })
  }

  async function deleteIt({ id, name }: Named): Promise<boolean> {
    const done = await attempt(remove.mutateAsync({ id }).then(() => true))
    if (!done) return false
    const undo = { label: 'Undo', onSelect: () => void attempt(restore.mutateAsync({ id })) }
    toast({ title: 'Agent deleted', text: name, action: undo })
    return true
  }

  const setOn = (id: string, active: boolean) => attempt(setActive.mutateAsync({ id, active }))

  return { makeCopy, deleteIt, setOn }
}
