import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_TEXT, NumberedTexts } from './numbered-texts.ts'

const text = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'ferry', 'é', '渡', '渡\u0000', '\ud800', 'ÿ', 'Ā'),
  fc.string({ unit: 'binary', maxLength: 300 }),
)
const group = fc.constantFrom(0, 1, 255, 256, 65_535)

test('numbers texts as a map does that gives the number last given up, whatever comes and goes', () => {
  const steps = fc.array(fc.tuple(text, group, fc.boolean()), { maxLength: 200 })
  fc.assert(
    fc.property(steps, fc.nat(200), (steps, restartAt) => {
      let texts = new NumberedTexts()
      const known = new Map<string, number>()
      for (const [nth, [text, group, leaves]] of steps.entries()) {
        const key = `${group} ${text}`
        const number = known.get(key)
        expect(texts.find(text, group)).toBe(number ?? NO_TEXT)
        if (number === undefined) {
          const given = texts.add(text, group)
          expect([...known.values()]).not.toContain(given)
          known.set(key, given)
        } else if (leaves) {
          texts.remove(number)
          known.delete(key)
        }
        if (nth === restartAt) texts = restarted(texts, known)
        expect(texts.size).toBe(known.size)
      }
      for (const [key, number] of known)
        expect(`${texts.textOf(number)}`).toBe(key.slice(key.indexOf(' ') + 1))
      expect(texts.end).toBeLessThanOrEqual(steps.length)
    }),
  )
})

test('thousands come and go without a trace', () => {
  const texts = new NumberedTexts()
  const name = (nth: number) => `a name that comes once ${nth}`
  const held: number[] = []
  for (let nth = 0; nth < 20_000; nth++) {
    held.push(texts.add(name(nth)))
    if (held.length > 1000) texts.remove(held.shift()!)
  }
  expect([texts.size, texts.end]).toEqual([1000, 1001])
  expect(texts.find(name(18_999))).toBe(NO_TEXT)
  for (let nth = 19_000; nth < 20_000; nth++)
    expect(texts.textOf(texts.find(name(nth)))).toBe(name(nth))
})

function restarted(texts: NumberedTexts, known: ReadonlyMap<string, number>): NumberedTexts {
  const again = new NumberedTexts()
  again.restore(structuredClone(texts.keep()))
  const used = new Set(known.values())
  for (let number = 0; number < again.end; number++) if (!used.has(number)) again.remove(number)
  return again
}
