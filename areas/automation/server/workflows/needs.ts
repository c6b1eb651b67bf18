import { chooseFor } from '#platform/models/server/lends.ts'
import { hasMailServer } from '#platform/notifications/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { Fault } from '../../flow/check.ts'
import type { Flow, Step } from '../../flow/flow.ts'
import { placedSteps } from '../../flow/shape.ts'
import { workflowTask } from '../engine/ask-model-step.ts'

/**
 * Lists settings that steps need and that are still missing. They do not keep the workflow from
 * being switched on, since its other steps work.
 */
export async function needsOf(desk: Desk, flow: Flow): Promise<Fault[]> {
  const steps = placedSteps(flow).filter(
    ({ step, inside }) => !step.isOff && !inside.some(({ isOff }) => isOff),
  )
  const said = (isMeant: (step: Step) => boolean, message: string): Fault[] =>
    steps
      .filter(({ step }) => isMeant(step))
      .map(({ step, number }) => {
        return { step: step.id, place: `Step ${number} "${step.name}"`, message }
      })
  const mails = said((step) => step.do === 'act' && step.action === 'mail', NO_SERVER)
  const asks = said((step) => step.do === 'model', NO_ENDPOINT)
  const lacksServer = mails.length > 0 && !(await hasMailServer(desk.db, desk.readerId))
  const lacksEndpoint =
    asks.length > 0 && (await chooseFor(desk, desk.readerId, workflowTask)) === null
  return [...(lacksServer ? mails : []), ...(lacksEndpoint ? asks : [])]
}

const NO_SERVER = 'It needs a mail server. Add one under Settings, Notifications.'
const NO_ENDPOINT = 'It needs an AI endpoint. Connect one under Settings, AI endpoints.'
