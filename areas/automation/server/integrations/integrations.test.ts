import { afterEach, beforeEach, expect, test } from 'vitest'
import { accounts } from '#platform/connections/contracts/accounts.ts'
import { channels } from '#platform/notifications/contracts/channels.ts'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import { mail } from '#platform/notifications/contracts/mail.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { automation } from '../../contract.ts'
import { workflows } from '../../contracts/workflows.ts'
import { steps, testAutomation } from '../test-automation.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

async function of(id: string) {
  const all = await hub.ask(automation.listIntegrations, {})
  return all.find((one) => one.id === id)
}

const WEBHOOK = 'https://hooks.slack.example/services/T1/B1/secret'
const SERVER = {
  ...{ host: 'mail.example', port: 465, security: 'tls', userName: '' },
  ...{ sender: 'hub@mail.example', recipient: 'me@mail.example' },
} as const

test('each kind of account that acts says what it lacks, and opens its form', async () => {
  expect(await of('slack-webhook')).toMatchObject({
    status: 'setup-required',
    setup: { missing: 'No account is connected.', accountKind: 'slack-webhook' },
  })
  tools.web.set(WEBHOOK, { status: 404 })
  const draft = {
    kind: 'slack-webhook',
    name: 'Harbour',
    values: [{ name: 'webhook', value: WEBHOOK }],
  }
  const { id } = await hub.ask(accounts.saveAccount, draft)
  expect(await of('slack-webhook')).toMatchObject({
    status: 'setup-required',
    setup: { missing: expect.stringContaining('does not know this webhook'), accountKind: null },
  })
  tools.web.set(WEBHOOK, { status: 400 })
  await hub.ask(accounts.checkAccount, { id })
  const connected = await of('slack-webhook')
  expect(connected).toMatchObject({ status: 'connected' })
  expect(connected?.setup).toBeUndefined()
})

test('mail and ntfy are set up on the page of notifications', async () => {
  const page = '/news-hub/settings?at=notifications'
  expect(await of('mail-server')).toMatchObject({
    setup: { missing: 'No mail server is set up.', accountKind: null, page },
  })
  await hub.ask(mail.saveMailServer, SERVER)
  await hub.ask(channels.saveNtfy, { address: 'https://ntfy.example/harbour' })
  expect(await of('mail-server')).toMatchObject({ status: 'connected' })
  expect(await of('ntfy')).toMatchObject({ status: 'connected' })
})

test('steps send mail, notify and post by what is set up', async () => {
  const server = await openMailServer()
  const sent: string[] = []
  tools.web.set(WEBHOOK, 'ok')
  const { fetch } = tools
  tools.fetch = async (address, request) => {
    sent.push(String(request?.body))
    return fetch(address, request)
  }
  const flow = [
    steps.act('mail', 'mail', { subject: 'Ships', text: 'Two ships.' }),
    steps.act('tell', 'notify', { title: 'Ships' }),
    steps.act('post', 'slack-webhook/post', { text: 'Two ships' }),
  ]
  const id = await hub.build(flow)
  const run = await hub.runNow(id)
  await hub.work()
  expect((await hub.steps(run)).at(-1)?.error).toContain('No mail server is set up')
  const needs = async () => (await hub.ask(workflows.getWorkflow, { id })).needs
  expect(await needs()).toEqual([
    {
      ...{ step: 'mail', place: 'Step 1 "mail"' },
      message: 'It needs a mail server. Add one under Settings, Notifications.',
    },
  ])

  await hub.ask(mail.saveMailServer, {
    ...{ ...SERVER, host: '127.0.0.1', port: server.port },
    security: 'none',
  })
  await hub.ask(accounts.saveAccount, {
    ...{ kind: 'slack-webhook', name: 'Harbour' },
    values: [{ name: 'webhook', value: WEBHOOK }],
  })
  expect(await needs()).toEqual([])
  const second = await hub.runNow(id)
  await hub.work()
  expect((await hub.steps(second)).map(({ path, state }) => [path, state])).toEqual([
    ['mail', 'done'],
    ['tell', 'done'],
    ['post', 'done'],
  ])
  expect(sent.at(-1)).toBe('{"text":"Two ships"}')
  await server.close()
  expect(server.taken.map(({ to }) => to)).toEqual([['me@mail.example']])
})
