import { expect, test } from 'vitest'
import { contentLanguages } from '../../choices.ts'
import { frameWords } from './frame-words.ts'

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const framesOf = (language: (typeof contentLanguages)[number]) => textsIn(frameWords({ language }))
const wordsIn = (texts: readonly string[]) =>
  new Set(
    texts.flatMap(
      (text) =>
        text
          .replaceAll(/\{\w+\}/gu, ' ')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [],
    ),
  )

test.each(contentLanguages.filter((language) => language !== 'en'))(
  'no English word stands in the frames in "%s"',
  (language) => {
    const english = wordsIn(framesOf('en'))
    // Words that exist in both languages.
    const own: readonly string[] = {
      de: ['in', 'so'],
      fr: ['contact', 'on', 'point', 'sources'],
      es: [],
    }[language]
    const shared = [...wordsIn(framesOf(language))].filter((word) => english.has(word))
    expect(shared.filter((word) => !own.includes(word))).toEqual([])
  },
)

test('French marks stand behind a narrow no-break space', () => {
  for (const text of framesOf('fr')) expect(text).not.toMatch(/(?<!\u202f)[:;!?]|['"]/u)
})

test('Spanish questions and cries are opened', () => {
  for (const text of framesOf('es')) {
    expect(text.split('?').length).toBe(text.split('¿').length)
    expect(text.split('!').length).toBe(text.split('¡').length)
  }
})

test('a frame ends as a sentence, a label or a greeting does', () => {
  for (const language of contentLanguages)
    for (const { saysOn, says, adds, opening, close, differ } of Object.values(
      frameWords({ language }).tones,
    )) {
      for (const label of [saysOn, ...says, adds]) expect(label).toMatch(/:$/u)
      for (const sentence of [opening, close, differ]) expect(sentence).toMatch(/\p{Lu}[^{]*\.$/u)
    }
})

test('German names no outlet after a preposition, which would change its article', () => {
  for (const text of framesOf('de'))
    expect(text).not.toMatch(/(?<!\p{L})(?:bei|von|in|mit|aus|nach|zu) \{outlet\}/iu)
})

test('a farewell has the comma of its language, and the whole sentence of a formal French one its stop', () => {
  const farewells = (language: (typeof contentLanguages)[number]) =>
    Object.values(frameWords({ language }).tones).map(({ farewell }) => farewell)
  for (const language of ['en', 'es'] as const)
    for (const farewell of farewells(language)) expect(farewell).toMatch(/,$/u)
  for (const farewell of farewells('fr')) expect(farewell).toMatch(/,$|^Veuillez .*\.$/u)
  for (const farewell of farewells('de')) expect(farewell).not.toMatch(/,$/u)
})

test('words before a call address nobody, since the call of its writer may say "du" or "Sie"', () => {
  const address = /(?<!\p{L})(?:du|dich|dir|Sie|Ihnen|tu|toi|te|vous|ti|usted)(?!\p{L})/u
  for (const language of ['de', 'fr', 'es'] as const)
    for (const { beforeCall } of Object.values(frameWords({ language }).tones))
      expect(beforeCall).not.toMatch(address)
})
