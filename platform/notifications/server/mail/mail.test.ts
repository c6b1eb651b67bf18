import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deliverDue } from '#platform/outbox/server/deliver.ts'
import { RETRY_WAITS } from '#platform/outbox/server/lends.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { markup } from '#core/pages/markup.ts'
import type { MailServerDraft } from '../../contracts/mail.ts'
import { serverMail } from './mail-api.ts'
import { mailHeading, mailLink, mailText } from './mail-parts.ts'
import { sendMail, subscribeAgain, type Mail } from './send-mail.ts'
import { openMailServer } from './test-mail-server.ts'
import { unsubscribeRoute } from './unsubscribe-route.ts'

let tools: TestTools
let closing: (() => Promise<unknown>)[]
beforeEach(async () => {
  tools = await testTools()
  closing = []
})
afterEach(async () => {
  for (const close of closing) await close()
  await tools.close()
})

const api = (readerId = tools.readerId) => serverMail(deskOf(tools, readerId))
const deliver = () => deliverDue(tools)
const later = (seconds: number) => tools.setNow(new Date(tools.now().getTime() + seconds * 1000))

async function mailServer(options: Parameters<typeof openMailServer>[0] = {}) {
  const server = await openMailServer(options)
  closing.push(server.close)
  return server
}

/** A server that accepts connections in place of a mail server. */
async function listenerThat(does: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    does(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const draft = (port: number, more: Partial<MailServerDraft> = {}): MailServerDraft => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  userName: '',
  sender: 'hub@example.org',
  recipient: 'reader@example.org',
  ...more,
})

const mail = (more: Partial<Mail> = {}): Mail => ({
  readerId: tools.readerId,
  dedupeKey: 'recap/1',
  subject: 'The week in Port Ansel',
  html: markup`${mailHeading('Ferry <Aurelia>')}${mailText('It ran aground.')}${mailLink('Read', 'https://hub.example/x')}`,
  text: 'Ferry <Aurelia>\nIt ran aground.',
  about: 'Weekly recap',
  unsubscribe: { list: 'recap', words: 'You asked for a weekly recap.' },
  ...more,
})

const rows = () =>
  tools.db.many(
    z.object({ state: z.string(), attempts: z.int(), error: z.nullable(z.string()) }),
    sql`select state, attempts, error from outbox_messages order by position`,
  )

describe('A mail', () => {
  test('is handed to the reader’s server once, as HTML without pictures and as text', async () => {
    const server = await mailServer()
    await api().saveMailServer(draft(server.port))
    expect(await sendMail(tools, mail())).toBe('queued')
    expect(await sendMail(tools, mail())).toBe('queued')
    await deliver()
    await deliver()
    expect(server.taken).toHaveLength(1)
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.taken
    expect([from, to]).toEqual(['hub@example.org', ['reader@example.org']])
    expect(raw).toMatch(/^Subject: The week in Port Ansel\r$/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toContain('multipart/alternative')
    expect(raw).toContain('Ferry &lt;Aurelia&gt;')
    expect(raw).toContain('Ferry <Aurelia>')
    expect(raw).not.toMatch(/<img|<script|@import|url\(/i)
    expect(await rows()).toEqual([{ state: 'delivered', attempts: 1, error: null }])
  })

  test('is sent nowhere without a server, and says so', async () => {
    expect(await sendMail(tools, mail())).toBe('no-server')
  })

  test('is signed in for with the password, which is stored sealed and shown to nobody', async () => {
    const server = await mailServer({ authOptional: false })
    await api().saveMailServer(
      draft(server.port, { userName: 'reader', password: 'correct horse' }),
    )
    expect(await api().sendTestMail({})).toMatchObject({ error: null })
    expect(server.taken[0]?.user).toBe('reader')
    expect(JSON.stringify(await api().getMailServer({}))).not.toContain('correct')
    expect(await api().getMailServer({})).toMatchObject({ hasPassword: true, trouble: null })
    const { stored } = await tools.db.one(
      z.object({ stored: z.string() }),
      sql`select encode(password, 'escape') as stored from notifications_mail_servers`,
    )
    expect(stored).not.toContain('correct')
  })

  test('is sent without signing in once the user name is empty, and the password is forgotten', async () => {
    const server = await mailServer()
    const withPassword = draft(server.port, { userName: 'reader', password: 'correct horse' })
    await api().saveMailServer(withPassword)
    await api().sendTestMail({})
    // The encryption and the host may change at the same time, because no stored password is sent
    // any more.
    await api().saveMailServer(draft(server.port, { host: 'localhost' }))
    expect(await api().getMailServer({})).toMatchObject({ userName: '', hasPassword: false })
    expect(await api().sendTestMail({})).toMatchObject({ error: null })
    expect(server.taken.map(({ user }) => user)).toEqual(['reader', undefined])

    // A row of an earlier version may still have a password; the result must be the same.
    await api().saveMailServer(withPassword)
    await tools.db.run(sql`update notifications_mail_servers set user_name = ''`)
    expect(await api().getMailServer({})).toMatchObject({ hasPassword: false })
    await api().sendTestMail({})
    expect(server.taken.at(-1)?.user).toBeUndefined()
  })

  test('is signed in for by a name and a password, never by half of them', async () => {
    const server = await mailServer()
    await expect(
      api().saveMailServer(draft(server.port, { password: 'correct horse' })),
    ).rejects.toThrow('Enter the user name that the password belongs to.')
    for (const password of [undefined, ''])
      await expect(
        api().saveMailServer(draft(server.port, { userName: 'reader', password })),
      ).rejects.toThrow('Enter the password of reader')
    expect(await api().getMailServer({})).toBeNull()
  })

  test('that waits is tried again with longer pauses, and given up after a day', async () => {
    await api().saveMailServer(draft(1))
    await sendMail(tools, mail())
    for (const wait of RETRY_WAITS) {
      await deliver()
      await deliver()
      expect((await rows())[0]?.state).toBe('waiting')
      later(wait)
    }
    await deliver()
    expect(await rows()).toEqual([
      {
        state: 'failed',
        attempts: RETRY_WAITS.length + 1,
        error: '127.0.0.1 refused the connection. Check the address and the port.',
      },
    ])
    expect((await api().getMailServer({}))?.trouble).toContain('refused the connection')
  })

  test('is taken up again after the worker that had it in hand died', async () => {
    const server = await mailServer()
    await api().saveMailServer(draft(server.port))
    await sendMail(tools, mail())
    const until = new Date(tools.now().getTime() + 60_000)
    await tools.db.run(sql`update outbox_messages set claimed_until = ${until}`)
    await deliver()
    expect(server.taken).toHaveLength(0)
    later(61)
    await deliver()
    expect(server.taken).toHaveLength(1)
  })

  test('is sent once by several workers', async () => {
    const server = await mailServer()
    await api().saveMailServer(draft(server.port))
    for (let nth = 0; nth < 12; nth++) await sendMail(tools, mail({ dedupeKey: `recap/${nth}` }))
    await Promise.all([deliver(), deliver(), deliver()])
    await deliver()
    expect(server.taken).toHaveLength(12)
    expect(
      new Set(server.taken.map(({ raw }) => /^Message-ID: <[^>]*@example\.org>/m.exec(raw)?.[0]))
        .size,
    ).toBe(12)
  })
})

describe('A server', () => {
  test('that refuses the password is quoted', async () => {
    const server = await mailServer({ authOptional: false })
    await api().saveMailServer(draft(server.port, { userName: 'reader', password: 'battery' }))
    const { error } = await api().sendTestMail({})
    expect(error).toMatch(/refused the user name or the password\. It answered: 535 5\.7\.8 Wrong/)
    expect(error).not.toContain('battery')
  })

  test('that refuses the recipient for good is not asked again', async () => {
    const server = await mailServer({
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 })),
    })
    await api().saveMailServer(draft(server.port))
    await sendMail(tools, mail())
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }])
    expect((await rows())[0]?.error).toContain('550 5.1.1 No such mailbox')
  })

  test('that is busy is asked again', async () => {
    const server = await mailServer({
      onMailFrom: (_, __, done) =>
        done(Object.assign(new Error('4.3.2 Busy'), { responseCode: 451 })),
    })
    await api().saveMailServer(draft(server.port))
    await sendMail(tools, mail())
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  })

  test('that offers no encryption gets no password where STARTTLS is demanded', async () => {
    const said: string[] = []
    const port = await listenerThat((socket) => {
      socket.write('220 mail.example ESMTP\r\n')
      socket.on('data', (data) => {
        said.push(String(data))
        socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n')
      })
    })
    await api().saveMailServer(
      draft(port, { security: 'starttls', userName: 'reader', password: 'correct horse' }),
    )
    const { error } = await api().sendTestMail({})
    expect(error).toContain('no secure connection')
    expect(said.join('')).not.toMatch(/AUTH|MAIL FROM/)
  })

  test('whose certificate nobody vouches for gets no password', async () => {
    const server = await mailServer({ disabledCommands: [] })
    await api().saveMailServer(
      draft(server.port, { security: 'starttls', userName: 'reader', password: 'correct horse' }),
    )
    const { error } = await api().sendTestMail({})
    expect(error).toContain('The certificate of 127.0.0.1 cannot be trusted.')
    expect(server.taken).toHaveLength(0)
  })

  test('that speaks no SMTP, or without end, is told in words', async () => {
    const web = await listenerThat((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await api().saveMailServer(draft(web))
    expect((await api().sendTestMail({})).error).toContain('127.0.0.1')
    const endless = await listenerThat((socket) => {
      const fill = () => void (socket.writable && socket.write('220-'.repeat(20_000), fill))
      fill()
    })
    await api().saveMailServer(draft(endless))
    expect((await api().sendTestMail({})).error).toContain('does not answer like a mail server')
  })

  test('in the private network is for owners alone', async () => {
    const server = await mailServer()
    const second = 'reader_second'
    await tools.db.run(sql`
      insert into readers (id, name, role, created_at) values (${second}, 'Second', 'reader', ${tools.now()})`)
    await api(second).saveMailServer(draft(server.port))
    expect((await api(second).sendTestMail({})).error).toContain('Use port 465, 587, 25 or 2525.')
    for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '::1', '192.168.1.2']) {
      await api(second).saveMailServer(draft(25, { host }))
      expect((await api(second).sendTestMail({})).error).toContain('Only an owner of this server')
    }
    expect(await api().getMailServer({})).toBeNull()
  })

  test('elsewhere never gets the password that was stored for another', async () => {
    const server = await mailServer()
    await api().saveMailServer(
      draft(server.port, { userName: 'reader', password: 'correct horse' }),
    )
    await expect(
      api().saveMailServer(draft(server.port, { host: 'localhost', userName: 'reader' })),
    ).rejects.toThrow('Enter the password again')
    await api().saveMailServer(draft(server.port, { userName: 'reader' }))
    expect((await api().getMailServer({}))?.hasPassword).toBe(true)
  })
})

describe('Unsubscribing', () => {
  const linkIn = (raw: string) =>
    /https:\/\/hub\.example\/mail\/unsubscribe\/[\w.-]+/.exec(raw.replace(/=\r\n/g, ''))![0]
  const ask = (method: 'GET' | 'POST', link: string) =>
    unsubscribeRoute.answer(
      tools,
      askedFor(
        '',
        { '*': new URL(link).pathname.replace('/mail/unsubscribe/', '') },
        {},
        { method },
      ),
    )

  test('takes one click, which only looking at the link is not', async () => {
    tools.publicAddress = 'https://hub.example'
    const server = await mailServer()
    await api().saveMailServer(draft(server.port))
    await sendMail(tools, mail())
    await deliver()
    expect(await api().getUnsubscribing({})).toEqual({ by: 'one-click' })
    const raw = server.taken[0]!.raw.replace(/\r\n[ \t]+/g, ' ')
    expect(raw).toMatch(/^List-Unsubscribe: ?<https:\/\/hub\.example\/mail\/unsubscribe\//m)
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const link = linkIn(server.taken[0]!.raw)
    expect((await ask('GET', link))?.status).toBe(200)
    expect(await sendMail(tools, mail({ dedupeKey: 'recap/2' }))).toBe('queued')
    expect((await ask('POST', link))?.status).toBe(200)
    expect((await ask('POST', link))?.status).toBe(200)
    expect(await sendMail(tools, mail({ dedupeKey: 'recap/3' }))).toBe('unsubscribed')
    // The mail that was still waiting is not sent, either.
    await deliver()
    expect(server.taken).toHaveLength(1)
    expect(await sendMail(tools, mail({ dedupeKey: 'other', unsubscribe: null }))).toBe('queued')
    await subscribeAgain(tools, tools.readerId, 'recap')
    expect(await sendMail(tools, mail({ dedupeKey: 'recap/3' }))).toBe('queued')
  })

  test.each([
    [null, 'settings', 'Change what you get in its settings.'],
    ['http://hub.example', 'page', 'Unsubscribe: http://hub.example/mail/unsubscribe/'],
    ['https://hub.lan', 'page', 'Unsubscribe: https://hub.lan/mail/unsubscribe/'],
    ['https://192.168.1.7', 'page', 'Unsubscribe: https://192.168.1.7/mail/unsubscribe/'],
  ] as const)('at %s promises no click to mail programs', async (publicAddress, by, foot) => {
    tools.publicAddress = publicAddress
    const server = await mailServer()
    await api().saveMailServer(draft(server.port))
    await sendMail(tools, mail())
    await deliver()
    const raw = server.taken[0]!.raw.replace(/=\r\n/g, '')
    expect(raw).not.toMatch(/^List-Unsubscribe/m)
    expect(raw).toContain(foot)
    expect(await api().getUnsubscribing({})).toEqual({ by })
  })

  test('needs the whole link', async () => {
    for (const token of ['', '.', 'eyJ', 'WyJyIiwicmVjYXAiXQ.AAAA'])
      expect((await ask('POST', `https://hub.example/mail/unsubscribe/${token}`))?.status).toBe(404)
  })
})
