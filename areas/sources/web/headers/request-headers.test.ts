import { expect, test } from 'vitest'
import { headersIn } from './request-headers.ts'

test('fields and lines become headers, empty ones none', () => {
  const others = 'Authorization: Bearer a:b\n\n X-Key :  7 '
  expect(headersIn({ userAgent: ' Quay/1 ', cookie: '', others })).toEqual({
    headers: { 'user-agent': 'Quay/1', authorization: 'Bearer a:b', 'x-key': '7' },
    faulty: null,
  })
})

test('a line that is not a header is named', () => {
  expect(headersIn({ userAgent: '', cookie: '', others: 'X: 1\nnonsense\n: 3' }).faulty).toBe(2)
})
