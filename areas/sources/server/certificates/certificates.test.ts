import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { UntrustedCertificate } from '#server/fetch/certificate-faults.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { hasOpenssl, testCertificates, type Pair } from '#server/fetch/test-certificates.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { openKeeper } from '#server/asking/keepers.ts'
import { followSource } from '../following/follow-source.ts'
import { changeAddress } from '../health/change-address.ts'
import { setRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { certificatesKeeper, serverCertificates } from './keeper.ts'

const FEED = `<rss version="2.0"><channel><title>Shed Journal</title><item><guid>1</guid>
  <title>The shed has a new roof</title></item></channel></rss>`

describe.skipIf(!hasOpenssl)('a source behind a certificate that nobody known has signed', () => {
  const made = testCertificates()
  let first: Pair
  let second: Pair
  let tools: TestTools
  let sent: (string | undefined)[]
  beforeAll(() => {
    first = made.make('first')
    second = made.make('second')
  })
  beforeEach(async () => {
    tools = await testTools()
    tools.fetch = guardedFetch({ allowPrivate: true })
    sent = []
  })
  afterEach(async () => {
    made.stopServers()
    await tools.close()
  })
  afterAll(() => made.remove())

  const serve = (pair: Pair) =>
    made.serve(pair, ({ headers }, response) => {
      sent.push(headers.cookie)
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(FEED)
    })
  const keeper = () => serverCertificates(deskOf(tools, tools.readerId))
  const draft = (host: string) => ({
    address: `https://${host}/feed`,
    name: '',
    category: 'general' as const,
    frequency: 'hourly' as const,
  })
  const trustAndFollow = async (host: string, { fingerprint } = first) =>
    (await keeper().followTrusting({ ...draft(host), certificate: { host, fingerprint } })).source
  let hours = 0
  const fetchLater = async () => {
    tools.setNow(new Date(tools.now().getTime() + 3_600_000 * ++hours))
    await tools.db.run(sql`update feeds set next_fetch_at = ${tools.now()}`)
    await fetchDueFeeds(tools, { hostPauseMs: 0 })
  }
  const stateOf = async () =>
    tools.db.one(
      z.object({ state: z.string(), message: z.nullable(z.string()) }),
      sql`select state, message from feeds`,
    )

  test('is followed once an owner trusts the named certificate, and is fetched with it from then on', async () => {
    const { host } = await serve(first)
    const refusal = await followSource(tools, tools.readerId, draft(host)).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(UntrustedCertificate)
    expect(refusal).toMatchObject({
      fields: { 'certificate.host': host, 'certificate.fingerprint': first.fingerprint },
    })
    const source = await trustAndFollow(host)
    await fetchLater()
    expect(await stateOf()).toEqual({ state: 'ok', message: null })
    expect(await keeper().getCertificates({ id: source.id })).toMatchObject({
      refused: null,
      trusted: [{ host, fingerprint: first.fingerprint }],
    })
  })

  test('is refused again with another certificate, which can also be trusted', async () => {
    const { host, port, server } = await serve(first)
    const { id } = await trustAndFollow(host)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    const { server: changed } = await serve(second)
    changed.closeAllConnections()
    await new Promise((resolve) => changed.close(resolve))
    await new Promise<void>((resolve) => changed.listen(port, '127.0.0.1', resolve))

    await fetchLater()
    const { state, message } = await stateOf()
    expect(state).toBe('failing')
    expect(message).toContain(first.fingerprint)
    expect(message).toContain(second.fingerprint)
    const shown = { host, fingerprint: second.fingerprint }
    expect((await keeper().getCertificates({ id })).refused).toEqual(shown)

    await expect(
      keeper().trustCertificate({ id, host, fingerprint: first.fingerprint }),
    ).rejects.toThrow('not the certificate that the source showed last')
    await keeper().trustCertificate({ id, ...shown })
    await fetchLater()
    expect((await stateOf()).state).toBe('ok')
    changed.closeAllConnections()
    changed.close()
  })

  test('is refused once the trust is revoked', async () => {
    const { host } = await serve(first)
    const { id } = await trustAndFollow(host)
    await keeper().distrustCertificate({ id, host })
    await fetchLater()
    expect((await stateOf()).message).toContain('is self-signed')
    await expect(keeper().distrustCertificate({ id, host })).rejects.toThrow('not trusted any more')
  })

  test('is trusted for its own feed, and for no other one of the same host', async () => {
    const { host } = await serve(first)
    await trustAndFollow(host)
    const other = { ...draft(host), address: `https://${host}/other` }
    await expect(followSource(tools, tools.readerId, other)).rejects.toThrow('self-signed')
  })

  test('keeps its trusted certificate when it moves within its host or gets headers of its reader', async () => {
    const { host } = await serve(first)
    const { id } = await trustAndFollow(host)
    await changeAddress(tools, tools.readerId, { id, address: `https://${host}/moved` })
    await setRequestHeaders(tools, tools.readerId, id, { cookie: 'key=herring' })
    await fetchLater()
    expect(sent.at(-1)).toBe('key=herring')
    expect((await keeper().getCertificates({ id })).trusted).toHaveLength(1)
  })

  test('can be trusted only by owners', async () => {
    const { host } = await serve(first)
    await tools.db.run(sql`insert into readers (id, name, role, created_at)
      values ('other', 'Ada Quill', 'reader', now())`)
    const asReader = openKeeper(certificatesKeeper, deskOf(tools, 'other'))
    const certificate = { host, fingerprint: first.fingerprint }
    await expect(asReader['followTrusting']!({ ...draft(host), certificate })).rejects.toThrow(
      'only an owner',
    )
    await expect(asReader['trustCertificate']!({ id: 'any', ...certificate })).rejects.toThrow(
      'only an owner',
    )
  })
})
