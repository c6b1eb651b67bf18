import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { request } from 'undici'
import type { TrustedCertificate } from '../../tools.ts'
import { UntrustedCertificate } from '../certificate-faults.ts'
import { openDispatchers } from '../fetch-dispatchers.ts'
import { guardedFetch } from '../guarded-fetch.ts'
import { hasOpenssl, testCertificates, type Pair } from '../test-certificates.ts'

describe.skipIf(!hasOpenssl)('a certificate that is trusted at one host', () => {
  const certificates = testCertificates()
  let pairs: Record<string, Pair>
  let proxies: Server[] = []
  beforeAll(() => {
    const { make } = certificates
    make('authority')
    pairs = {
      alone: make('alone'),
      changed: make('changed'),
      signed: make('signed', { authority: 'authority' }),
      expired: make('expired', { isExpired: true }),
      elsewhere: make('elsewhere', { about: 'DNS:elsewhere.example' }),
    }
  })
  afterEach(() => {
    certificates.stopServers()
    for (const proxy of proxies) proxy.close()
    proxies = []
  })
  afterAll(() => certificates.remove())

  const fetch = guardedFetch({ allowPrivate: true })
  const ask = (host: string, trusted: TrustedCertificate[], asking = fetch) =>
    asking(`https://${host}/feed`, { certificates: trusted })
  const refusalOf = (host: string, trusted: TrustedCertificate[], asking = fetch) =>
    ask(host, trusted, asking).then(
      () => null,
      (error: unknown) => error,
    ) as Promise<UntrustedCertificate>

  test.each([
    ['alone', 'its certificate is self-signed'],
    [
      'signed',
      /its certificate (is signed by an authority that is not trusted|chain is incomplete)/,
    ],
    ['expired', /its certificate (has expired|is self-signed)/],
    ['elsewhere', /its certificate is (for another host|self-signed)/],
  ])('is named, why it is not trusted and which it is (%s), then trusted', async (name, why) => {
    const { host } = await certificates.serve(pairs[name]!)
    const refusal = await refusalOf(host, [])
    const { fingerprint } = pairs[name]!
    expect(refusal).toBeInstanceOf(UntrustedCertificate)
    expect(refusal.certificate).toEqual({ host, fingerprint })
    expect(refusal.message).toMatch(why)
    expect(refusal.message).toContain(`SHA-256 fingerprint is ${fingerprint}`)
    const { status } = await ask(host, [refusal.certificate])
    expect(status).toBe(200)
  })

  test('counts at that host and port alone, and for those alone who bring it', async () => {
    const { fingerprint } = pairs['alone']!
    const { host, port } = await certificates.serve(pairs['alone']!)
    const { host: other } = await certificates.serve(pairs['alone']!)
    const trusted = { host, fingerprint }
    await ask(host, [trusted])
    // The trusted connection is still open, but only requests that trust its certificate may use
    // it.
    await expect(ask(host, [])).rejects.toThrow('self-signed')
    await expect(fetch(`https://${host}/feed`)).rejects.toThrow('self-signed')
    await expect(ask(other, [trusted])).rejects.toThrow('self-signed')
    await expect(ask(`localhost:${port}`, [trusted])).rejects.toThrow('failed')
  })

  test('does not count for another one, which is named beside it and told nothing', async () => {
    const { fingerprint } = pairs['alone']!
    let asked = 0
    const { host } = await certificates.serve(pairs['changed']!, (_, response) => {
      asked++
      response.end()
    })
    const refusal = await refusalOf(host, [{ host, fingerprint }])
    expect(refusal.message).toContain(`The certificate of ${host} has changed`)
    expect(refusal.message).toContain(pairs['changed']!.fingerprint)
    expect(refusal.message).toContain(`the one that is trusted is ${fingerprint}`)
    expect(asked).toBe(0)
  })

  test('counts at each step of a redirect for its own host', async () => {
    const { fingerprint } = pairs['alone']!
    const { host } = await certificates.serve(pairs['alone']!)
    const { host: first } = await certificates.serve(pairs['changed']!, (_, response) => {
      response.writeHead(301, { location: `https://${host}/` }).end()
    })
    const trustedFirst = { host: first, fingerprint: pairs['changed']!.fingerprint }
    const refusal = await refusalOf(first, [trustedFirst])
    expect(refusal.certificate).toEqual({ host, fingerprint })
    expect((await ask(first, [trustedFirst, refusal.certificate])).status).toBe(200)
  })

  test('opens no way into the private network', async () => {
    const { host } = await certificates.serve(pairs['alone']!)
    const trusted = { host, fingerprint: pairs['alone']!.fingerprint }
    const guarded = guardedFetch({ allowPrivate: false })
    await expect(ask(host, [trusted], guarded)).rejects.toThrow('inside the private network')
  })

  describe('behind a proxy', () => {
    async function tunnel(): Promise<string> {
      const proxy = createServer()
      proxies.push(proxy)
      proxy.on('connect', ({ url = '' }, client) => {
        const [host, port] = url.split(':')
        const target = connect(Number(port), host)
        target.on('connect', () => client.write('HTTP/1.1 200 OK\r\n\r\n'))
        target.pipe(client).pipe(target)
        for (const end of [target, client])
          end.on('error', () => [target, client].map((one) => one.destroy()))
      })
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    }

    test('is named and trusted as well', async () => {
      const https = await tunnel()
      const asking = guardedFetch({ allowPrivate: true, proxy: { http: null, https, bypass: [] } })
      const { host } = await certificates.serve(pairs['alone']!)
      const { certificate } = await refusalOf(host, [], asking)
      expect(certificate).toEqual({ host, fingerprint: pairs['alone']!.fingerprint })
      expect((await ask(host, [certificate], asking)).status).toBe(200)
      const changed = { host, fingerprint: pairs['changed']!.fingerprint }
      expect((await refusalOf(host, [changed], asking)).message).toContain('has changed')
    })

    test('is checked for the name that was asked for, though the tunnel leads to an address', async () => {
      const { host } = await certificates.serve(pairs['elsewhere']!)
      const named = openDispatchers([pairs['elsewhere']!.cert])
      const uri = await tunnel()
      const answer = (hostname: string) =>
        request(`https://${host}/`, { dispatcher: named.byProxy(uri, hostname, null) })
      expect((await answer('elsewhere.example')).statusCode).toBe(200)
      await expect(answer('other.example')).rejects.toThrow('other.example')
    })
  })
})
