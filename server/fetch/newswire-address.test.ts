import { describe, expect, test } from 'vitest'
import { answering } from '../access/asking.ts'
import { newswirePath, openLink, openLinks } from './newswire-address.ts'

const LINK = 'https://lamppost.example/night-buses'
const publicAddress = 'https://news.example.org'
const asked = <T>(origin: string, answer: () => T) => answering({ sessionId: null, origin }, answer)

describe('A link of a sample outlet', () => {
  test('leads to the page that this server has of it', () => {
    expect(newswirePath(LINK)).toBe('/newswire/lamppost/night-buses')
    expect(newswirePath('https://lamppost.example/')).toBe('/newswire/lamppost/')
  })

  test('leads to where the reader has opened the hub, whatever its public address', () => {
    const open = () => openLink(LINK, { publicAddress })
    expect(asked('http://192.168.0.7:4000', open)).toBe(
      'http://192.168.0.7:4000/newswire/lamppost/night-buses',
    )
    expect(open()).toBe('https://news.example.org/newswire/lamppost/night-buses')
  })

  test('stays as it was published where nobody knows how the hub is reached', () => {
    expect(openLink(LINK)).toBe(LINK)
  })

  test('is opened wherever it stands in what was stored', () => {
    const stored = {
      text: 'Buses',
      sentences: [{ citations: [{ url: LINK, start: 4 }] }],
      note: null,
    }
    expect(asked('http://127.0.0.1:4000', () => openLinks(stored))).toEqual({
      ...stored,
      sentences: [
        { citations: [{ url: 'http://127.0.0.1:4000/newswire/lamppost/night-buses', start: 4 }] },
      ],
    })
  })
})

test.each([
  'https://harbour.example/lamppost',
  'https://lamppost.example.org/night-buses',
  'https://lamppost.example/../api',
  'https://lamppost.example/a/b',
  'http://lamppost.example:8080/night-buses',
  'https://www.lamppost.example/night-buses',
  '/mails/7',
  'javascript:alert(1)',
])('any other link stays as it is: %s', (link) => {
  expect(newswirePath(link)).toBeNull()
  expect(asked('http://127.0.0.1:4000', () => openLink(link, { publicAddress }))).toBe(link)
})

test('no link stays none', () => {
  expect(openLink(null, { publicAddress })).toBeNull()
})
