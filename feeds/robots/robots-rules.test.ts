import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { ROBOTS } from '../limits.ts'
import { ourRules } from './our-rules.ts'
import { robotsRules } from './robots-rules.ts'

const ORIGIN = 'https://harbour.example'
const rulesOf = (text: string) => robotsRules(ORIGIN, ourRules(text).join('\n'))
const mayRead = (text: string, path: string) => rulesOf(text).mayRead(new URL(path, ORIGIN))

describe('what a robots.txt asks of us', () => {
  test.each<[what: string, text: string, path: string, may: boolean]>([
    ['nothing', '', '/a', true],
    ['an empty rule', 'User-agent: *\nDisallow:', '/a', true],
    ['everything', 'User-agent: *\nDisallow: /', '/a', false],
    ['a part', 'User-agent: *\nDisallow: /private', '/public', true],
    ['a part', 'User-agent: *\nDisallow: /private', '/private/1', false],
    ['the longer rule', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['the longer rule', 'User-agent: *\nAllow: /a\nDisallow: /a/b', '/a/b/c', false],
    ['of two that are as long, what allows', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['wildcards', 'User-agent: *\nDisallow: /*?print=', '/a/b?print=1', false],
    ['ends', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['ends', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['others alone', 'User-agent: GPTBot\nDisallow: /', '/a', true],
    ['us alone', 'User-agent: Synthwire\nDisallow: /\n\nUser-agent: *\nDisallow:', '/a', false],
    [
      'us more gently',
      'User-agent: *\nDisallow: /\n\nUser-agent: synthwire/0.1\nDisallow: /x',
      '/a',
      true,
    ],
    ['nothing of us', 'User-agent: *\nDisallow: /\n\nUser-agent: Synthwire', '/a', true],
    [
      'several at once',
      'User-agent: a\nUser-agent: SYNTHWIRE\nUser-agent: b\nDisallow: /a',
      '/a',
      false,
    ],
    [
      'in two groups',
      'User-agent: synthwire\nDisallow: /a\nUser-agent: *\nDisallow: /\nUser-agent: synthwire\nDisallow: /b',
      '/b',
      false,
    ],
    [
      'with other lines between',
      'User-agent: *\nSitemap: https://x.example/\nContent-Signal: ai=no\nDisallow: /a',
      '/a',
      false,
    ],
    [
      'with comments, marks and other ends',
      '\uFEFFuser-agent : * # all\r\rdisallow:/a#b\r',
      '/a',
      false,
    ],
    ['of encoded letters', 'User-agent: *\nDisallow: /Größe', '/Gr%C3%B6%C3%9Fe', false],
    ['of no lines', 'Disallow: /', '/a', true],
  ])('%s: %j at %s', (_, text, path, may) => {
    const withoutMark = new TextDecoder().decode(new TextEncoder().encode(text))
    expect(mayRead(withoutMark, path)).toBe(may)
  })

  test.each([
    ['User-agent: *\nCrawl-delay: 10\nDisallow:', 10_000],
    ['User-agent: *\nCrawl-delay: 0.5', 500],
    ['User-agent: *\nCrawl-delay: 86400', ROBOTS.crawlDelayMs],
    ['User-agent: *\nCrawl-delay: -5', 0],
    ['User-agent: *\nCrawl-delay: Infinity', ROBOTS.crawlDelayMs],
    ['User-agent: *\nCrawl-delay: soon', 0],
    ['User-agent: other\nCrawl-delay: 10', 0],
  ])('%j is a pause of %i ms', (text, delayMs) => {
    expect(rulesOf(text).crawlDelayMs).toBe(delayMs)
  })

  test('our group stands for itself, wherever the groups of others stand', () => {
    const groups = fc.shuffledSubarray(
      [
        'User-agent: GPTBot\nDisallow: /',
        'User-agent: *\nDisallow: /',
        'User-agent: Synthwire\nAllow: /',
      ],
      { minLength: 3 },
    )
    fc.assert(
      fc.property(groups, (all) => {
        expect(mayRead(all.join('\n\n'), '/a')).toBe(true)
      }),
    )
  })
})

describe('a robots.txt that is made to be expensive', () => {
  const everybody = 'User-agent: *\n'
  const fill = (line: string) => everybody + line.repeat(Math.floor(ROBOTS.bytes / line.length))
  const longPath = `/${'a'.repeat(100_000)}`
  test.each<[what: string, text: string]>([
    ['one endless line', everybody + 'Disallow: /' + 'a'.repeat(ROBOTS.bytes)],
    ['one endless name', 'a'.repeat(ROBOTS.bytes)],
    ['nothing but ends of lines', '\n'.repeat(ROBOTS.bytes)],
    ['wildcards without end', everybody + 'Disallow: ' + '*a'.repeat(ROBOTS.bytes / 2)],
    ['stars without end', everybody + 'Disallow: ' + '*'.repeat(ROBOTS.bytes)],
    ['many patterns of wildcards', fill(`Disallow: ${'*a'.repeat(490)}b\n`)],
    ['many patterns that nearly match', fill(`Disallow: *${'a'.repeat(900)}b\n`)],
    ['many short patterns', fill('Disallow: *a*b\n')],
    ['many rules', fill('Disallow: /a\n')],
    [
      'a group of very many, with very many rules',
      'User-agent: *\n'.repeat(15_000) + 'Allow: /b\n'.repeat(25_000),
    ],
    ['very many groups', 'User-agent: *\nAllow: /b\n'.repeat(20_000)],
    [
      'names out of the engine',
      'User-agent: __proto__\nDisallow: /\nUser-agent: constructor\nDisallow: /\n',
    ],
  ])('%s is read and asked within a moment', (_, text) => {
    const spentMs = cpuClock()
    const rules = ourRules(text)
    const robots = robotsRules(ORIGIN, rules.join('\n'))
    robots.mayRead(new URL(longPath, ORIGIN))
    expect(spentMs()).toBeLessThan(2500)
    expect(rules.length).toBeLessThanOrEqual(ROBOTS.rules)
    expect(rules.join('').length).toBeLessThanOrEqual(ROBOTS.ruleCharactersTogether)
  })

  test('whatever stands in one, it is read', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('User-agent: *', 'user-agent: synthwire', 'Disallow: /', 'Crawl-delay: 1'),
      fc.string().map((text) => `Disallow: ${text}`),
    )
    fc.assert(
      fc.property(fc.array(line), fc.webPath(), (lines, path) => {
        expect(typeof mayRead(lines.join('\n'), `/a${path}`)).toBe('boolean')
      }),
    )
  })
})
