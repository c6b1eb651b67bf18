import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sitesOf } from '#server/second-listener/answer-for-areas.ts'
import { createListener } from '#server/second-listener/listener.ts'
import { ask as askPort, testSettings } from '#server/second-listener/test-listener.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type Desk } from '#server/tools.ts'
import { deliveries } from '../../../contracts/deliveries.ts'
import { triggers } from '../../../contracts/triggers.ts'
import { workflows } from '../../../contracts/workflows.ts'
import type { FormField } from './read-fields.ts'
import { FORM } from '../../../limits.ts'
import { steps, testAutomation } from '../../test-automation.ts'
import { serverTriggers } from '../../triggers/triggers-api.ts'
import { serverWorkflows } from '../../workflows/workflows-api.ts'
import { formSites } from './site.ts'
import { spamSigns } from './signs.ts'
import { mayCome, sweepVisits } from './visits.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeAll(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterAll(() => tools.close())

const contact: FormField[] = [
  { name: 'Your name', type: 'text' },
  { name: 'email', type: 'email' },
  { name: '__proto__', type: 'long-text' },
  { name: 'Berths', type: 'number', isOptional: true },
  { name: 'Ship', type: 'choice', options: ['Tug', 'Ferry <b>'], isOptional: true },
  { name: 'Hurry', type: 'yes-no', isOptional: true },
  { name: 'Day', type: 'date', isOptional: true },
]
const filled = { f0: 'Ada', f1: 'ada@example.com', f2: 'A berth, please.' }

/** Opens a form with an active workflow, and returns what a visitor can do. */
async function open(more: { perHour?: number } = {}, fields = contact) {
  const draft = { kind: 'form', title: 'Harbour <i>', fields, ...more } as const
  const { id } = await hub.ask(triggers.saveTrigger, { name: 'Contact', draft })
  const workflow = await hub.build([steps.note('note', 'A message')])
  await hub.ask(workflows.saveDraft, { id: workflow, revision: 2, triggerId: id })
  await hub.switchOn(workflow)
  const request = { query: new URLSearchParams(), base: '', origin: '', client: '192.0.2.1' }
  const ask = async (method: string, path: string, body = '', sent: object = {}) => {
    const site = await formSites.find(tools, { name: id })
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await site!.answer(
      { ...request, method, path, headers: type, body: Buffer.from(body), ...sent },
      new AbortController().signal,
    )
    return { ...reply, text: typeof reply.body === 'string' ? reply.body : '' }
  }
  const draw = async () => /name="token" value="([^"]+)"/.exec((await ask('GET', '/')).text)![1]!
  return {
    ...{ id, ask, draw },
    /** Fills in the form and sends it after a minute, as a person does. */
    async send(fields: object, { token, ...sent }: { token?: string; client?: string } = {}) {
      const drawn = token ?? (await draw())
      if (token === undefined) hub.later(60)
      const body = new URLSearchParams({ token: drawn, ...fields })
      return ask('POST', '/', body.toString(), sent)
    },
    listed: () => hub.ask(deliveries.listDeliveries, { id }),
    example: async () => (await hub.ask(triggers.getTrigger, { id })).example,
  }
}

describe('A form', () => {
  test('takes what was filled in, once for each page, and thanks', async () => {
    const form = await open()
    const token = await form.draw()
    hub.later(60)
    const all = { ...filled, f3: '2.5', f4: 'Ferry <b>', f5: 'yes', f6: '2026-03-02' }
    const sent = await form.send(all, { token })
    expect([sent.status, sent.headers!['location']]).toEqual([303, './thanks'])
    expect((await form.send(all, { token })).status).toBe(303)
    expect((await form.ask('GET', '/thanks')).text).toContain('Your message was sent.')
    expect(await form.listed()).toMatchObject([{ state: 'started', times: 2, runs: [{}] }])
    const { fields } = (await form.example()) as { fields: object }
    expect(Object.entries(fields)).toEqual(
      [
        ['Day', '2026-03-02'],
        ['Ship', 'Ferry <b>'],
        ['Hurry', true],
        ['email', 'ada@example.com'],
        ['Berths', 2.5],
        ['Your name', 'Ada'],
        ['__proto__', 'A berth, please.'],
      ].toSorted(
        ([a], [b]) => String(a).length - String(b).length || (String(a) < String(b) ? -1 : 1),
      ),
    )
  })

  test('keeps what was typed where something is wrong, and says it at its field', async () => {
    const form = await open()
    const typed = {
      f0: '"><script>alert(1)</script>',
      f1: 'nobody',
      f2: 'x\n</textarea>',
      f4: 'Sub',
    }
    const { status, text } = await form.send(typed)
    expect(status).toBe(422)
    expect(text).not.toMatch(/<script|<i>|<b>|x\n<\/textarea>/)
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(text).toContain('x\n&lt;/textarea&gt;</textarea>')
    expect(text).toContain('id="f1-fault">Enter an email address')
    expect(text).toContain('id="f4-fault">Choose one of the list.')
    expect(await form.listed()).toEqual([])
  })

  test.each([
    ['a hidden field that was filled in', { website: 'https://spam.example' }, undefined],
    ['no page before it', {}, 'none.of.ours'],
    ['links and markup', { f2: 'https://a https://b https://c <a href=x>' }, undefined],
  ])('holds back %s, thanks all the same, and lets it through', async (_, more, token) => {
    const form = await open()
    const sent = await form.send({ ...filled, ...more }, token === undefined ? {} : { token })
    expect(sent.status).toBe(303)
    const [held, ...others] = await form.listed()
    expect([held, others]).toMatchObject([
      { state: 'held', reason: expect.stringContaining('spam'), runs: [] },
      [],
    ])
    await hub.ask(deliveries.releaseDelivery, { id: form.id, position: held!.position })
    expect(await form.listed()).toMatchObject([{ state: 'started', reason: null, runs: [{}] }])
    await expect(
      hub.ask(deliveries.releaseDelivery, { id: form.id, position: held!.position }),
    ).rejects.toThrow('not held back any more')
  })

  test('takes five messages an hour of a visitor, and as many in all as it says', async () => {
    const form = await open({ perHour: 7 })
    const statuses: number[] = []
    for (let nth = 0; nth < 6; nth++)
      statuses.push((await form.send({ ...filled, f0: `Ada ${nth}` })).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    for (let nth = 0; nth < 3; nth++)
      statuses.push(
        (await form.send({ ...filled, f0: `Bo ${nth}` }, { client: '192.0.2.2' })).status,
      )
    expect(statuses.slice(6)).toEqual([303, 303, 429])
    const { text } = await form.send({ ...filled, f0: 'Cy' }, { client: '192.0.2.3' })
    expect(text).toContain('no more messages this hour')
    expect(text).toContain('value="Cy"')
    expect(await form.listed()).toHaveLength(7)
  })

  test('counts the messages of a visitor in all processes together, for an hour', async () => {
    const desks = [deskOf(tools, tools.readerId), deskOf({ ...tools }, tools.readerId)]
    const come = () =>
      Promise.all(
        Array.from({ length: 8 }, (_, nth) => mayCome(desks[nth % 2]!, 'trigger-1', '192.0.2.9')),
      )
    expect((await come()).filter(Boolean)).toHaveLength(FORM.perHourOfVisitor)
    expect(await mayCome(desks[0]!, 'trigger-2', '192.0.2.9')).toBe(true)
    hub.later(3601)
    expect((await come()).filter(Boolean)).toHaveLength(FORM.perHourOfVisitor)
    hub.later(3601)
    await sweepVisits(tools)
    expect(await tools.db.many(z.unknown(), sql`select from automation_visits`)).toEqual([])
  })

  test('asks to send again after a day, and is closed while its trigger is off', async () => {
    const form = await open()
    const token = await form.draw()
    hub.later(25 * 3600)
    const late = await form.send(filled, { token })
    expect([late.status, late.text]).toEqual([422, expect.stringContaining('open for long')])
    await hub.ask(triggers.setActive, { id: form.id, active: false })
    expect((await form.ask('GET', '/')).status).toBe(410)
    expect((await form.send(filled, { token })).status).toBe(410)
  })

  test.each([
    ['bytes that are no text', Buffer.from([0x66, 0x30, 0x3d, 0xff]), {}],
    ['JSON', '{"f0":"Ada"}', { headers: { 'content-type': 'application/json' } }],
  ])('refuses %s', async (_, body, sent) => {
    const form = await open()
    expect((await form.ask('POST', '/', '', { body: Buffer.from(body), ...sent })).status).toBe(400)
    expect((await form.ask('PUT', '/')).status).toBe(405)
    expect((await form.ask('GET', '/other')).status).toBe(404)
  })

  test('is asked for at the second listener, which sets no cookie and refuses 20 MB', async () => {
    const form = await open()
    const listener = createListener(testSettings, sitesOf([formSites], tools))
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const { port } = listener.address() as AddressInfo
    const host = `${form.id}.localhost`
    const page = await askPort(port, host, '/')
    expect(page.status).toBe(200)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")
    const large = { method: 'POST', body: 'x'.repeat(20_000_000) }
    const refused = await askPort(port, host, '/', large).catch((error: Error) => error)
    expect(refused instanceof Error || refused.status === 413).toBe(true)
    expect((await askPort(port, 'trigger-nobody.localhost', '/')).status).toBe(421)
    listener.closeAllConnections()
    await new Promise((resolve) => listener.close(resolve))
  })

  test('has fields of different names, and says why it is not there where no port is open', async () => {
    const draft = { kind: 'form', title: '', fields: [contact[0]!, contact[0]!] } as const
    const save = (draft: object) =>
      hub.ask(triggers.saveTrigger, { name: 'Twice', draft: draft as typeof contactDraft })
    await expect(save(draft)).rejects.toThrow('Two fields are called “Your name”')
    await expect(save({ ...draft, fields: [] })).rejects.toThrow('Add a field')
    await expect(save({ ...draft, perHour: FORM.mostPerHour + 1 })).rejects.toThrow()
    const choice = { name: 'Ship', type: 'choice', options: [] }
    await expect(save({ ...draft, fields: [choice] })).rejects.toThrow('Enter the choices')
    const { id } = await save({ ...draft, fields: [contact[0]!] })
    const seen = async (desk: Desk) => {
      const { address, trouble } = await serverTriggers(desk).getTrigger({ id })
      const templates = await serverWorkflows(desk).listTemplates({})
      return { address, trouble, offered: templates.some(({ key }) => key === 'form-message') }
    }
    expect(await seen(tools.desk)).toEqual({
      ...{ address: `http://${id}.localhost:4601/`, trouble: null, offered: true },
    })
    expect(await seen({ ...tools.desk, siteAddress: () => null })).toEqual({
      ...{ address: null, trouble: expect.stringContaining('APPS_PORT'), offered: false },
    })
  })
})

const contactDraft = { kind: 'form' as const, title: '', fields: contact }

test('a link, or words that came before, are not spam by themselves', () => {
  const drawn = { nonce: 'a', ageMs: 60_000 }
  const message = { drawn, honeypot: '', words: 'Hello', equal: 0 }
  expect(spamSigns(message)).toEqual([])
  expect(spamSigns({ ...message, words: 'https://a www.b https://c https://d' })).toEqual([])
  expect(spamSigns({ ...message, equal: 9 })).toEqual([])
  expect(spamSigns({ ...message, drawn: { ...drawn, ageMs: 1200 } })).toEqual([
    'sent 1.2 s after the page was opened',
  ])
})
