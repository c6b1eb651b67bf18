import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSigned } from './signature.ts'

const body = new TextEncoder().encode('<rss version="2.0"/>')
const signed = (method: string, secret = 'secret') =>
  createHmac(method, secret).update(body).digest('hex')

test.each(['sha1', 'sha256', 'sha384', 'sha512'])(
  'a body signed with %s is the hub’s',
  (method) => {
    expect(isSigned(body, `${method}=${signed(method)}`, 'secret')).toBe(true)
    expect(
      isSigned(body, `${method.toUpperCase()}=${signed(method).toUpperCase()}`, 'secret'),
    ).toBe(true)
    expect(isSigned(body, `${method}=${signed(method, 'another')}`, 'secret')).toBe(false)
    expect(isSigned(body.slice(1), `${method}=${signed(method)}`, 'secret')).toBe(false)
  },
)

test.each([
  undefined,
  '',
  'sha256=',
  signed('sha256'),
  `md5=${signed('md5')}`,
  `sha256=${signed('sha1')}`,
  `sha256=${signed('sha256').slice(0, -2)}`,
  `sha256=${signed('sha256')}00`,
])('%s is no signature of it', (stated) => {
  expect(isSigned(body, stated, 'secret')).toBe(false)
})

test('nothing that a stranger makes up passes, and nothing breaks', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (body, stated) => {
      expect(isSigned(body, stated, 'secret')).toBe(false)
    }),
  )
})
