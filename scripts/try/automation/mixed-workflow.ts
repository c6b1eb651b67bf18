import { workflows } from '#areas/automation/contracts/workflows.ts'
import type { Step } from '#areas/automation/flow/flow.ts'
import { mail } from '#platform/notifications/contracts/mail.ts'
import type { Ask } from '#core/contract.ts'
import type { Services } from './played-services.ts'

const act = (id: string, action: string, fields: object) =>
  ({ do: 'act', id, name: id, action, with: fields }) as unknown as Step

/** Steps with each of the four kinds of effects. In a run, each must take effect once. */
function mixedSteps(address: string): Step[] {
  const request = (method: string, path: string, more = {}) => ({
    method,
    url: `${address}/${path}/{{run.id}}`,
    ...more,
  })
  return [
    act('first', 'notes/editor/addNote', { title: 'first {{run.id}}', text: 'Text' }),
    act('read', 'http', request('GET', 'safe')),
    act('keyed', 'http', request('POST', 'keyed', { repeats: 'key' })),
    act('second', 'notes/editor/addNote', { title: 'second {{run.id}}', text: 'Text' }),
    act('once', 'http', request('POST', 'once')),
    act('mail', 'mail', { subject: 'mail {{run.id}}', text: 'Text' }),
    act('last', 'notes/editor/addNote', { title: 'last {{run.id}}', text: 'Text' }),
  ]
}

export const NOTES = ['first', 'second', 'last']

/**
 * Sets up the mail server of a reader, and workflows of mixed steps; returns the ids of the
 * workflows.
 */
export async function addMixedWorkflows(
  ask: Ask,
  { address, mailPort }: Services,
  count: number,
): Promise<string[]> {
  await ask(mail.saveMailServer, {
    ...{ host: '127.0.0.1', port: mailPort, security: 'none', userName: '' },
    ...{ sender: 'hub@example.com', recipient: 'reader@example.com' },
  })
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const { id } = await ask(workflows.createWorkflow, { name: `Mixed ${nth}` })
    await ask(workflows.saveDraft, { id, revision: 1, flow: { steps: mixedSteps(address) } })
    await ask(workflows.switchOn, { id, revision: 2 })
    ids.push(id)
  }
  return ids
}
