import type { lookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { guardedLookup, refuseHost } from './address-guard.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { privateReach, publicReach } from './reach.ts'

// Addresses that a test gives to host names; all other names are really resolved.
const names = new Map<string, string[]>()
vi.mock('node:dns', async (original) => {
  const dns = await original<{ lookup: typeof lookup }>()
  const answer: typeof lookup = ((name: string, options: object, callback: Callback) => {
    const known = names.get(name)
    if (!known) return dns.lookup(name, options, callback as never)
    callback(
      null,
      known.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as never
  return { ...dns, lookup: answer }
})
type Callback = (error: Error | null, address: unknown, family?: number) => void

function look(name: string, all: boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    guardedLookup(publicReach)(name, { all, family: 0 }, (error, address, family) =>
      error ? reject(error) : resolve(all ? address : [address, family]),
    )
  })
}

test('a name on the public internet is connected to at the addresses that were checked', async () => {
  names.set('harbour.example', ['8.8.8.8', '2606:4700::1111'])
  expect(await look('harbour.example', false)).toEqual(['8.8.8.8', 4])
  expect(await look('harbour.example', true)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
})

test.each([['10.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:192.168.0.1'], ['64:ff9b::a00:1']])(
  'a name that leads to %s is refused, though another address of it be public',
  async (...addresses) => {
    names.set('turncoat.example', addresses)
    for (const all of [true, false])
      await expect(look('turncoat.example', all)).rejects.toThrow(
        /turncoat\.example \(.+\) is inside the private network.*SYNTHWIRE_ALLOW_PRIVATE_FEEDS=1/,
      )
  },
)

test.each([
  'http://127.1/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://2130706433/',
  'http://①②⑦.0.0.1/',
  'http://127.0.0.1./',
  'http://0/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
])('%s is the private network, however it is written', (address) => {
  expect(() => refuseHost(new URL(address), publicReach)).toThrow('inside the private network')
})

const neverAsked = [
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.0.7/',
  'http://0xa9fea9fe/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fd00:0ec2:0:0:0:0:0:254]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://168.63.129.16/',
  'http://100.100.100.200/',
]

test.each(neverAsked)('%s is asked by nobody, whatever is allowed', async (address) => {
  for (const allowed of [false, true, ['0.0.0.0/1', '128.0.0.0/1', '::/1', '8000::/1']])
    expect(() => refuseHost(new URL(address), privateReach(allowed))).toThrow('never fetches from')
  for (const isNamedByReader of [false, true])
    await expect(
      guardedFetch({ allowPrivate: true })(address, { isNamedByReader }),
    ).rejects.toThrow('never fetches from')
})

test('a list of networks lets just these through, and the public internet', () => {
  const { allows } = privateReach(['192.168.1.0/24', 'fd12::/16', '127.0.0.1'])
  for (const address of ['192.168.1.7', '::ffff:192.168.1.7', 'fd12::1', '127.0.0.1', '8.8.8.8'])
    expect([address, allows(address)]).toEqual([address, true])
  for (const address of ['192.168.2.7', '10.0.0.1', 'fd13::1', '127.0.0.2', '::1', 'nonsense'])
    expect([address, allows(address)]).toEqual([address, false])
})

test("where private feeds are the owner's alone, only what is asked for one comes from there", async () => {
  const server = createServer((_, response) => response.end('mine'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fetch = guardedFetch({ allowPrivate: true, isForOwnersAlone: true })
  const ask = (isForOwner?: () => Promise<boolean>) =>
    fetch(`http://localhost:${port}/`, isForOwner && { isForOwner })
  try {
    expect((await ask(async () => true)).status).toBe(200)
    // A request on an open connection is refused, too.
    for (const other of [undefined, async () => false])
      await expect(ask(other)).rejects.toThrow('inside the private network')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('no byte reaches a server of the private network, unless that is allowed', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  names.set('rebound.example', ['127.0.0.1'])
  try {
    for (const host of ['localhost', 'rebound.example', '127.0.0.1', '127.1'])
      await expect(
        guardedFetch({ allowPrivate: false })(`http://${host}:${port}/`),
      ).rejects.toThrow('inside the private network')
    expect(asked).toBe(0)
    const answer = await guardedFetch({ allowPrivate: true })(`http://localhost:${port}/`)
    expect([answer.status, asked]).toEqual([200, 1])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
