import { afterEach, beforeEach, expect, test } from 'vitest'
import { newsletters } from '#areas/sources/contracts/newsletters.ts'
import { deliverMail, inboxOf } from '#feeds/inboxes/deliver-mail.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { workflowRuns } from '../../contracts/runs.ts'
import { triggers } from '../../contracts/triggers.ts'
import { workflows } from '../../contracts/workflows.ts'
import { steps, testAutomation } from '../test-automation.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

async function deliver(address: string, subject: string, text = 'The tide is high.') {
  const inbox = await inboxOf(tools.db, address, 'mail.test')
  const raw = [
    ...['From: Harbour <hello@harbour.example>', `To: ${address}`, `Subject: ${subject}`],
    ...[`Message-ID: <${subject}@harbour.example>`, 'Date: Mon, 2 Mar 2026 08:00:00 +0000'],
    ...['', text, ''],
  ].join('\r\n')
  await deliverMail(tools, [inbox!], new TextEncoder().encode(raw))
}

async function hang(draft: { kind: 'mail'; inbox?: string }, name: string) {
  const trigger = await hub.ask(triggers.saveTrigger, { name, draft })
  const id = await hub.build([steps.note('note', '{{trigger.mail.subject}}')], name)
  await hub.ask(workflows.saveDraft, { id, revision: 2, triggerId: trigger.id })
  await hub.switchOn(id)
  return { id, trigger: trigger.id }
}

const causes = async (workflow: string) =>
  (await hub.ask(workflowRuns.listRuns, { workflow })).runs.map(({ cause }) => cause)

test('mail to an inbox sets workflows going, once for a mail that comes twice', async () => {
  const tides = await hub.ask(newsletters.createInbox, { name: 'Tides' })
  const bakery = await hub.ask(newsletters.createInbox, { name: 'Bakery' })
  const any = await hang({ kind: 'mail' }, 'Any')
  const one = await hang({ kind: 'mail', inbox: bakery.id }, 'One')
  await deliver(tides.address, 'High water')
  await deliver(tides.address, 'High water')
  await deliver(bakery.address, 'New rolls')
  expect(await causes(any.id)).toEqual(['Mail: New rolls', 'Mail: High water'])
  expect(await causes(one.id)).toEqual(['Mail: New rolls'])

  const { example, trouble } = await hub.ask(triggers.getTrigger, { id: any.trigger })
  expect(trouble).toBe(null)
  expect(example).toMatchObject({
    mail: { subject: 'New rolls', from: { name: 'Harbour', address: 'hello@harbour.example' } },
  })
  await hub.ask(triggers.setActive, { id: any.trigger, active: false })
  await deliver(tides.address, 'Low water')
  expect(await causes(any.id)).toHaveLength(2)
})

test('a mail that tries to be more than text is text, and a long one is cut', async () => {
  const { address } = await hub.ask(newsletters.createInbox, { name: 'Tides' })
  const { id, trigger } = await hang({ kind: 'mail' }, 'Any')
  await deliver(address, '{{steps.secret}} =1+1', `${'water '.repeat(50_000)}\0`)
  expect(await causes(id)).toEqual(['Mail: {{steps.secret}} =1+1'])
  const { example } = await hub.ask(triggers.getTrigger, { id: trigger })
  expect((example as { mail: { text: string } }).mail.text.length).toBeLessThanOrEqual(100_000)
})

test('where the server receives no mail, the trigger says so', async () => {
  tools.mail = null
  const { id } = await hub.ask(triggers.saveTrigger, { name: 'Mail', draft: { kind: 'mail' } })
  const { trouble } = await hub.ask(triggers.getTrigger, { id })
  expect(trouble).toContain('SYNTHWIRE_MAIL_HOST')
})
