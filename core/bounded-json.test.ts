import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { patient } from './test-patience.ts'
import { checkJson, parseJson } from './bounded-json.ts'
import { JSON_TEXT } from './limits.ts'
import { Problem } from './problem.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('JSON is read', () => {
  test.each(['{"a":[1,2,{"b":null}]}', '"[[[["', '"\\"[["', '3', '[]', '{"a":"\\\\"}'])(
    '%s',
    (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    },
  )

  test('as deep as allowed, and with brackets without end in its texts', () => {
    expect(() => parseJson(nested(JSON_TEXT.depth))).not.toThrow()
    expect(() =>
      parseJson(JSON.stringify({ a: '[{,"\\'.repeat(JSON_TEXT.elements) })),
    ).not.toThrow()
  })

  test('with each value as the reviver has it', () => {
    expect(parseJson('{"a":1}', (_, value) => (value === 1 ? 2 : value))).toEqual({ a: 2 })
  })
})

describe('JSON is refused', () => {
  test.each([
    ['deeper than allowed', nested(JSON_TEXT.depth + 1)],
    ['objects deeper than allowed', '{"a":'.repeat(JSON_TEXT.depth + 1)],
    ['behind a text with quotes', `["\\"]",${nested(JSON_TEXT.depth)}]`],
    ['of more values than allowed', `[${'1,'.repeat(JSON_TEXT.elements)}1]`],
    ['of more lists than allowed', `[${'[]'.repeat(JSON_TEXT.elements)}]`],
  ])('%s', (_, text) => {
    expect(() => checkJson(text)).toThrow(Problem)
  })

  test('as JSON.parse does, where it is broken', () => {
    expect(() => parseJson('{"a":')).toThrow(SyntaxError)
    expect(() => parseJson(']]]]')).toThrow(SyntaxError)
  })
})

const CHARACTERS = 10_000_000
const KB_PER_MB = 1024

/** The peak memory in MB of a separate process that runs `work`. */
function peakMb(work: string): number {
  const program = `
    import { checkJson, parseJson } from '#core/bounded-json.ts'
    import { answerIn } from '#platform/models/server/asking/answer-json.ts'
    import { readFeed } from '#engine/feeds/read-feed.ts'
    import { feedInLookup } from '#feeds/find/apple-podcast.ts'
    import * as z from 'zod/mini'
    const now = new Date()
    const filled = (unit) => Buffer.alloc(${CHARACTERS}, unit)
    try { ${work} } catch {}
    console.log(process.resourceUsage().maxRSS)`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  return Number(stdout) / KB_PER_MB
}

test(
  'ten megabytes of brackets take little more memory than ten megabytes of anything',
  () => {
    const idle = peakMb(`filled(' ').toString()`)
    const readings = {
      feed: `readFeed(filled('['), { address: 'https://a.example/', now })`,
      objects: `readFeed(filled('{"a":'), { address: 'https://a.example/', now })`,
      items: `readFeed(Buffer.concat([Buffer.from('{"items":['), filled('{},'), Buffer.from('{}]}')]), { address: 'https://a.example/', now })`,
      answer: `answerIn(z.unknown(), '{' + filled('[').toString() + '}')`,
      lookup: `feedInLookup(filled('[').toString())`,
    }
    for (const [what, work] of Object.entries(readings))
      expect(peakMb(work) - idle, what).toBeLessThan(150)
  },
  patient(60_000),
)
