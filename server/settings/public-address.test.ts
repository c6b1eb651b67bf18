import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
  '%s is on the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['127.0.0.1', 'loopback'],
  ['127.1', 'loopback, written short'],
  ['0177.0.0.1', 'loopback, written in octal'],
  ['2130706433', 'loopback, written as one number'],
  ['0.0.0.0', 'this host'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', "a cloud's metadata"],
  ['169.254.169.254', "a cloud's metadata"],
  ['168.63.129.16', "a cloud's metadata"],
  ['192.0.0.192', "a cloud's metadata"],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['198.18.0.1', 'benchmarking'],
  ['::1', 'loopback'],
  ['::', 'unspecified'],
  ['::127.0.0.1', 'loopback as an old compatible address'],
  ['::7f00:1', 'loopback as an old compatible address'],
  ['::ffff:127.0.0.1', 'loopback as a mapped address'],
  ['::ffff:a00:1', 'private as a mapped address'],
  ['::ffff:0:7f00:1', 'loopback as a translated address'],
  ['64:ff9b::7f00:1', 'loopback behind NAT64'],
  ['64:ff9b:1::808:808', "a network's own NAT64"],
  ['2002:7f00:1::', 'loopback behind 6to4'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'Teredo'],
  ['fe80::1', 'link-local'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', "a cloud's metadata"],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['2001:db8::1', 'documentation'],
  ['not an address', 'nothing'],
])('%s is refused: %s', (address) => expect(isPublicAddress(address)).toBe(false))

test('an IPv4 address is judged alike, whether written alone, mapped or behind NAT64', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const isPublic = isPublicAddress(address)
      expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublic)
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublic)
    }),
  )
})
