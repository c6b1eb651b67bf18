import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openTestListener, page } from '../../second-listener/test-listener.ts'
import { settings } from '../../settings/settings.ts'
import { probeSite } from './probe-site.ts'

const at = (port: number, isHere = true) => {
  const read = settings({ APPS_PORT: String(port) })
  return { host: '127.0.0.1', apps: read.apps && { ...read.apps, isHere } }
}

test('a site is checked at the listener, with a HEAD request', async () => {
  const { port, asked, close } = await openTestListener({ shop: page('Shop') })
  expect(await probeSite(at(port), 'shop')).toBe(200)
  expect(await probeSite(at(port), 'other')).toBe(421)
  expect(asked.map(({ method }) => method)).toEqual(['HEAD'])
  // A worker that runs as a program of its own does not have the listener.
  expect(await probeSite(at(port, false), 'shop')).toBeNull()
  await close()
  expect(await probeSite(at(port), 'shop')).toBe(0)
})

test('a site that does not answer is not waited for', async () => {
  const server = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect(await probeSite(at((server.address() as AddressInfo).port), 'shop', 50)).toBe(0)
  server.close()
})
