import { describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { expressionsIn, sourceFiles } from './find-expressions.ts'
import { slownessOf } from './judge-expression.ts'

/** The time limit for a test, which tries some thousand texts of 10,000 characters and more. */
const LONG_MS = patient(240_000)

test(
  'every regular expression takes time that grows with its text alone, or says why it is safe',
  () => {
    const judged = new Map<string, string | null>()
    const found = sourceFiles().flatMap((file) => expressionsIn(file))
    const faults = found.flatMap(({ file, line, pattern, reason }) => {
      if (reason !== null) return []
      if (!pattern) return `${file}:${line} is made while the program runs`
      const key = JSON.stringify(pattern)
      if (!judged.has(key)) judged.set(key, slownessOf(pattern))
      const slowness = judged.get(key)
      return slowness ? `${file}:${line} is ${slowness}` : []
    })
    expect(faults, 'Rewrite these, or say "// safe expression: why" at them').toEqual([])
    expect(found.length).toBeGreaterThan(500)
  },
  LONG_MS,
)

describe('an expression is called slow', () => {
  test.each([
    ['the author of a feed', /^\S+@\S+\s*\(([^()]+)\)$|^([^<(]+?)\s*[<(]\S+@\S+[>)]$/],
    ['the end of an address', /^(.*?)([.,;:!?)\]]*)$/],
    ['spaces at the end', /\s+$/],
    ['the address of a mail', /\S+@\S+\.\w/i],
    ['a tag without an end', /<img\b[^>]*>/],
    ['an element without an end', /<(script|style)\b[^]*?<\/\1\s*>/i],
    ['a section without an end', /<!\[CDATA\[([^]*?)\]\]>/],
    ['an attribute that may come later', /<img[^>]* src="([^"]+)"/],
    ['words that may be absent on both sides', /\s*(?:by|courtesy)?\s*:/],
    ['repeats of repeats', /^(?:a+)+$/],
    ['two ways for each word', /^(?:\w+\s?)*$/],
    ['a line break behind what goes on', /(?:^|\/)hub(\/(feed|board)(\/.*)?)?$/],
    ['what is not before', /(?<!\n[^\S\n]*)\n/],
  ])(
    '%s',
    (_, { source, flags }) => {
      expect(slownessOf({ source, flags })).not.toBeNull()
    },
    LONG_MS,
  )
})

describe('an expression is called linear', () => {
  test.each([
    ['all of a text', /^[a-z]+$/],
    ['spaces behind something else', /(?<!\s)\s+$/],
    ['a tag that ends where the next one starts', /<img\b[^<>]*>/],
    ['words with anything but themselves between', /"[^"]*"/],
    ['a bounded repetition', /<meta[^>]{1,100}content=["']Ghost/i],
  ])(
    '%s',
    (_, { source, flags }) => {
      expect(slownessOf({ source, flags })).toBeNull()
    },
    LONG_MS,
  )
})

describe('expressions are found', () => {
  const found = (text: string) => expressionsIn('some/file.tsx', text)

  test('between slashes and in calls, each with its line', () => {
    const text = `const a = /x+$/iu\nconst b = <p>{RegExp('y+$', 'm')}</p>\nconst c = new RegExp(\`z\`)`
    expect(found(text).map(({ line, pattern }) => [line, pattern])).toEqual([
      [1, { source: 'x+$', flags: 'iu' }],
      [2, { source: 'y+$', flags: 'm' }],
      [3, { source: 'z', flags: '' }],
    ])
  })

  test('where constants put them together', () => {
    const text = `
      const DAY = String.raw\`\\d+\`
      const WORDS = 'one two'.split(' ')
      const NAME = /[a-z]+/u
      new RegExp(\`^\${DAY}\${NAME.source}(?:\${WORDS.join('|')})\`, 'u')
      new RegExp([String.raw\`\\s\`, 'b'].join('|'))`
    expect(found(text).map(({ pattern }) => pattern?.source)).toEqual([
      '[a-z]+',
      '^\\d+[a-z]+(?:one|two)',
      '\\s|b',
    ])
  })

  test('unknown where only the program knows them', () => {
    expect(found('(word: string) => new RegExp(word)')).toMatchObject([{ pattern: null }])
  })

  test('with the reason at them, if it is one', () => {
    const reason = 'it looks at 100 characters'
    const reasons = found(
      `// safe expression: ${reason}\nuse(/a/)\nuse(/b/) // safe expression: ${reason}\nuse(/c/)\n// safe expression: yes\nuse(/d/)`,
    ).map((one) => one.reason)
    expect(reasons).toEqual([reason, reason, null, null])
  })
})
