import { expect, test } from 'vitest'
import { restingAddresses } from './resting-addresses.ts'

const ADDRESS = 'https://harbour.example/ferry.jpg'
const answer = (status: number, retryAfter?: string) => ({
  status,
  headers: { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) } as Record<
    string,
    string
  >,
})

test('an address that said when to ask again is not asked before, and no other one waits for it', () => {
  let now = 0
  const resting = restingAddresses(() => now)
  resting.note(ADDRESS, answer(429, '120'))
  expect(() => resting.demandAwake(ADDRESS)).toThrow('before 2 min have passed')
  expect(() => resting.demandAwake('https://harbour.example/quay.jpg')).not.toThrow()
  now = 120_000
  expect(() => resting.demandAwake(ADDRESS)).not.toThrow()
})

test('nothing waits for longer than a day', () => {
  let now = 0
  const resting = restingAddresses(() => now)
  resting.note(ADDRESS, answer(503, '99999999999999'))
  now = 24 * 3_600_000
  expect(() => resting.demandAwake(ADDRESS)).not.toThrow()
})

test.each([
  ['an answer that is none of the two', answer(200, '120')],
  ['no word of when', answer(429)],
  ['a time that has passed', answer(429, 'Mon, 02 Mar 2020 08:00:00 GMT')],
  ['less than no time', answer(429, '-5')],
])('%s makes no address rest', (_, said) => {
  const resting = restingAddresses(() => 0)
  resting.note(ADDRESS, said)
  expect(() => resting.demandAwake(ADDRESS)).not.toThrow()
})

test('of very many addresses the newest rest', () => {
  const resting = restingAddresses(() => 0)
  for (let nth = 0; nth < 1500; nth++)
    resting.note(`https://harbour.example/${nth}`, answer(429, '60'))
  expect(() => resting.demandAwake('https://harbour.example/0')).not.toThrow()
  expect(() => resting.demandAwake('https://harbour.example/1499')).toThrow()
})
