import { expect, test } from 'vitest'
import { reachOf } from './address-reach.ts'

test.each([
  ['http://127.0.0.1:4600/shared/x', 'computer'],
  ['http://127.1.2.3/', 'computer'],
  ['http://localhost:4600/', 'computer'],
  ['http://hub.localhost/', 'computer'],
  ['http://[::1]:4600/', 'computer'],
  ['http://192.168.0.7:4600/', 'network'],
  ['http://10.0.0.2/', 'network'],
  ['http://172.16.0.1/', 'network'],
  ['http://100.101.102.103/', 'network'],
  ['http://[fd12::1]/', 'network'],
  ['http://[fe80::1]/', 'network'],
  ['http://nas:4600/', 'network'],
  ['http://nas.local/', 'network'],
  ['http://news.home.arpa/', 'network'],
  ['https://news.example.org/', 'anyone'],
  ['https://10.example.org/', 'anyone'],
  ['http://172.32.0.1/', 'anyone'],
  ['http://203.0.113.7/', 'anyone'],
  ['http://[2001:db8::1]/', 'anyone'],
  ['https://localhost.example.org/', 'anyone'],
])('%s is opened by: %s', (address, reach) => {
  expect(reachOf(address)).toBe(reach)
})
