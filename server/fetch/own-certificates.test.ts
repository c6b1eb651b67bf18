import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

interface Pair {
  key: string
  cert: string
}

const folder = mkdtempSync(join(tmpdir(), 'synthwire-own-certificates-'))
const at = (name: string) => join(folder, name)
const openssl = (line: string) =>
  execFileSync('openssl', line.split(' '), { stdio: 'ignore', cwd: folder })
const hasOpenssl = (() => {
  try {
    openssl('version')
    return true
  } catch {
    return false
  }
})()

const KEY = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
const FOR_LOOPBACK = '-addext subjectAltName=IP:127.0.0.1'
/** A certificate that it has signed itself, or that an authority of this name did. */
function makePair(name: string, authority?: string): Pair {
  const by = authority ? `-CA ${authority}.pem -CAkey ${authority}.key` : ''
  const isAuthority = name === 'authority'
  const about = isAuthority ? '' : ` ${FOR_LOOPBACK}`
  openssl(
    `req -x509 ${KEY} -subj /CN=${name} -days 2 -keyout ${name}.key -out ${name}.pem${about} ${by}`.trim(),
  )
  return {
    key: readFileSync(at(`${name}.key`), 'utf8'),
    cert: readFileSync(at(`${name}.pem`), 'utf8'),
  }
}

describe.skipIf(!hasOpenssl)('a server with a certificate of its own', () => {
  let alone: Pair
  let authority: Pair
  let signed: Pair
  beforeAll(() => {
    alone = makePair('alone')
    authority = makePair('authority')
    signed = makePair('signed', 'authority')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const servers: Server[] = []
  async function serve(pair: Pair): Promise<string> {
    const server = createServer(pair, (_, response) => response.end('news'))
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
  }
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })
  const fetchWith = (certificates: string[]) => guardedFetch({ allowPrivate: true, certificates })

  test('is not trusted by itself, and the way to trust it is named', async () => {
    for (const pair of [alone, signed]) {
      await expect(fetchWith([])(await serve(pair))).rejects.toThrow(
        /The secure connection to 127\.0\.0\.1 failed: .* the file that SYNTHWIRE_CERTIFICATES names\.$/,
      )
    }
  })

  test.each([
    ['its own certificate', () => [alone, alone]],
    ['the certificate of its authority', () => [signed, authority]],
    ['its own certificate, though another authority signed it', () => [signed, signed]],
  ] as [string, () => [Pair, Pair]][])('is trusted by %s', async (_, pairs) => {
    const [pair, trusted] = pairs()
    const { status } = await fetchWith([trusted.cert])(await serve(pair))
    expect(status).toBe(200)
  })

  test('is not trusted by the certificate of another one', async () => {
    await expect(fetchWith([alone.cert])(await serve(signed))).rejects.toThrow('failed')
    await expect(fetchWith([authority.cert])(await serve(alone))).rejects.toThrow('self-signed')
  })
})
