import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inAscii } from './compact-program.mjs'

test('A program means the same without characters beyond ASCII', () => {
  const program = [
    'const texts = ["é", \'“quoted”\', `${1}–😀`, "\\é", "\\\\é"]',
    String.raw`const matches = [/[à-ž]{2}/i.test("ÉŽ"), /^\–$/.test("–"), /^[😀]$/u.test("😀"), /\\é/.test("\\é")]`,
    'const ä = 1 // ä',
    'return { texts, matches, ä }',
  ].join('\n')

  const ascii = inAscii(program)

  expect(ascii).toMatch(/^[\0-\x7f]*$/)
  expect(run(ascii)).toEqual(run(program))
  expect(run(ascii)).toMatchObject({ matches: [true, true, true, true], ä: 1 })
})

function run(program: string): unknown {
  return runInThisContext(`(() => { ${program}\n})()`)
}
