import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { networkOf, trustIn } from './client-address.ts'

const of = (ip: string | undefined, remoteAddress = '192.0.2.1') =>
  networkOf({ ip, socket: { remoteAddress } } as FastifyRequest)

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  // A forwarded text that is not an address is ignored, and the proxy's own address counts.
  ['unknown', '192.0.2.1'],
  ['_hidden', '192.0.2.1'],
  ['127.1', '192.0.2.1'],
])('%s is counted as %s', (address, network) => expect(of(address)).toBe(network))

test('a connection without an address is counted as unknown', () => {
  expect(networkOf({ ip: undefined, socket: {} } as unknown as FastifyRequest)).toBe('unknown')
})

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.2', false],
  ['10.9.8.7', true],
  ['10.9.8.7:80', true],
  ['11.0.0.1', false],
  ['fd12::1', true],
  ['[fd12::1]:443', true],
  ['fe80::1', false],
  ['', false],
  ['10.0.0', false],
])('of proxies on 127.0.0.1, 10.0.0.0/8 and fd00::/8, %s: %s', (address, isTrusted) => {
  expect(trustIn(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])(address)).toBe(isTrusted)
})
