import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import type { Desk } from '#server/tools.ts'
import { FLOW } from '../../limits.ts'
import { httpAct } from './http.ts'

const TWO_GB = 2_000_000_000

let asked = 0
let sent = 0
let answer: (response: ServerResponse) => unknown = (response) => response.end()
const server = createServer((_, response) => {
  asked++
  void answer(response)
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/**
 * Sends a request through the guarded fetcher, as a step does. The loopback address is reachable
 * only if `isAllowed` is true.
 */
const ask = (url: string, isAllowed = true) =>
  httpAct({ url }).carryOut({
    desk: { fetch: guardedFetch({ allowPrivate: isAllowed && ['127.0.0.1/32'] }) } as Desk,
    by: { kind: 'workflow', id: 'workflow-1' },
    key: 'run-1/ask',
    signal: AbortSignal.timeout(20_000),
  })

async function pour(response: ServerResponse) {
  const piece = Buffer.alloc(100_000, 'x')
  for (let left = TWO_GB; left > 0 && !response.destroyed; left -= piece.length) {
    sent += piece.length
    if (!response.write(piece))
      await new Promise<void>((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
  }
  response.end()
}

test.each<[string, (response: ServerResponse) => unknown]>([
  [
    'of 2 GB that says so',
    (response) => response.writeHead(200, { 'content-length': TWO_GB }) && pour(response),
  ],
  ['of 2 GB that does not say so', pour],
  [
    'of 50 MB once it is unpacked',
    (response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000))),
  ],
])('an answer %s is given up at the limit', async (_, next) => {
  answer = next
  sent = 0
  const began = performance.now()
  await expect(ask(address)).rejects.toThrow(`more than ${FLOW.answerBytes / 1000} KB`)
  expect(sent).toBeLessThan(20_000_000)
  expect(performance.now() - began).toBeLessThan(patient(10_000))
})

test('bytes that are not UTF-8 are a text with marks in their place, also where they call themselves JSON', async () => {
  answer = (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(Buffer.of(0x7b, 0x22, 0xff, 0xfe, 0xc3, 0x28))
  expect(await ask(address)).toMatchObject({ status: 200, body: '{"\ufffd\ufffd\ufffd(' })
})

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://2852039166/',
  'http://0xa9.0xfe.0xa9.0xfe/',
  'http://0.0.0.0:PORT/',
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://2130706433:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://127.1:PORT/',
])('a request to %s reaches nobody', async (url) => {
  const before = asked
  const target = url.replace('PORT', new URL(address).port)
  await expect(ask(target, false)).rejects.toThrow(/private network|this machine/)
  expect(asked).toBe(before)
})

test('a redirect to a link-local address is not followed', async () => {
  answer = (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
  await expect(ask(address)).rejects.toThrow(/private network|this machine/)
})

test.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'data:text/plain,x', 'javascript:1', ''])(
  'an address such as “%s” is refused before anything is asked',
  (url) => {
    expect(() => httpAct({ url })).toThrow('is not a web address')
  },
)
