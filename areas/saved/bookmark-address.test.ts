import { expect, test } from 'vitest'
import { bookmarkAddress } from './bookmark-address.ts'

test.each([
  ['harbour.example/ferry', 'https://harbour.example/ferry'],
  ['  https://harbour.example/ferry#top ', 'https://harbour.example/ferry#top'],
  ['harbour.example:8080/a', 'https://harbour.example:8080/a'],
  ['//harbour.example', 'https://harbour.example/'],
  ['https://ada:secret@harbour.example/', 'https://harbour.example/'],
  ['http://localhost:4000/a', 'http://localhost:4000/a'],
])('%s is saved as %s', (given, address) => {
  expect(bookmarkAddress(given)).toBe(address)
})

test.each([
  [
    'javascript:alert(1)',
    'Only pages at http and https addresses can be saved, not "javascript:".',
  ],
  ['data:text/html,x', 'Only pages at http and https addresses can be saved, not "data:".'],
  ['ferry', 'Enter a full web address'],
  ['https://', 'Enter a full web address'],
  ['', 'Enter a full web address'],
])('%s is refused with a message', (given, words) => {
  expect(() => bookmarkAddress(given)).toThrow(words)
})
