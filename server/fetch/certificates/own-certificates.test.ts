import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { guardedFetch } from '../guarded-fetch.ts'
import { hasOpenssl, testCertificates, type Pair } from '../test-certificates.ts'

describe.skipIf(!hasOpenssl)('a server with a certificate of its own', () => {
  const certificates = testCertificates()
  let alone: Pair
  let authority: Pair
  let signed: Pair
  beforeAll(() => {
    alone = certificates.make('alone')
    authority = certificates.make('authority')
    signed = certificates.make('signed', { authority: 'authority' })
  })
  afterEach(() => certificates.stopServers())
  afterAll(() => certificates.remove())

  const serve = async (pair: Pair) => `https://${(await certificates.serve(pair)).host}/feed`
  const fetchWith = (trusted: string[]) =>
    guardedFetch({ allowPrivate: true, certificates: trusted })

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
