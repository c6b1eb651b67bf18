import { expect, test } from 'vitest'
import { hostInLetters } from './host-in-letters.ts'

const hostOf = (name: string) => new URL(`https://${name}/`).host

test.each([
  'bücher.example',
  'www.bücher-straße.example:8443',
  'пример.рф',
  'новости.example',
  '例え.テスト',
  'hafen港.example',
  'δοκιμή.example',
  '부두.example',
  'मिसाल.example',
  'مثال.example',
])('%s is shown in its letters', (name) => {
  expect(hostOf(name)).toContain('xn--')
  expect(hostInLetters(hostOf(name))).toBe(name)
})

test.each([
  ['Cyrillic that looks like Latin', 'аррӏе.example'],
  ['two alphabets', 'pаypal.example'],
  ['one plain name and one of two alphabets', 'bücher.pаypal.example'],
  ['a letter that is another one without its dot', 'bıcher.example'],
  ['a sign', 'i♥harbour.example'],
])('%s stays as it is', (_, name) => {
  const host = hostOf(name)
  expect(host).toContain('xn--')
  expect(hostInLetters(host)).toBe(host)
})

test.each(['harbour.example', 'xn--', 'xn--a.example', 'xn--99999999.example', '[2001:db8::7]:80'])(
  '%s stays as it is',
  (host) => {
    expect(hostInLetters(host)).toBe(host)
  },
)
