import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preferredTopics } from '../contract.ts'
import { profileInterests, type ProfileContents } from './profile-interests.ts'

const nothing: ProfileContents = {
  topics: [],
  instructions: { text: '', language: 'en', because: 'of your instructions' },
  texts: [],
}
const rare = () => 0.001

function instructed(text: string, language = 'en') {
  const instructions = { ...nothing.instructions, text, language }
  const found = profileInterests({ ...nothing, instructions }, rare)
  return Object.fromEntries(found.map(({ word, weight }) => [word.toLowerCase(), weight]))
}

describe('what a profile is about', () => {
  it('is empty while the profile is empty', () => {
    expect(profileInterests(nothing, rare)).toEqual([])
  })

  it('is what its instructions name, without what they refuse', () => {
    const weights = instructed('Write for people who load ships, not for those who buy shares.')
    expect(weights).toMatchObject({ load: 1, ships: 1, buy: -1, shares: -1 })
  })

  it.each([
    ['Nichts als Häfen, keine Börse', 'de', 'häfen', 'börse'],
    ['Les ports, sans la bourse', 'fr', 'ports', 'bourse'],
    ['Los puertos, sin la bolsa', 'es', 'puertos', 'bolsa'],
  ])('understands a refusal: %s', (text, language, wanted, refused) => {
    expect(instructed(text, language)).toMatchObject({ [wanted]: 1, [refused]: -1 })
  })

  it('is the words that are frequent in its files and rare elsewhere', () => {
    const texts = [
      { text: 'The crane. The crane lifts. A crane again today.', language: 'en', because: 'of a' },
    ]
    const shares: Record<string, number> = { today: 0.5 }
    const found = profileInterests({ ...nothing, texts }, (stem) => shares[stem] ?? 0.001)
    expect(found[0]).toMatchObject({ word: 'crane', because: 'of a' })
    expect(found.map(({ word }) => word)).not.toContain('today')
  })

  it.each(preferredTopics)('%s brings the words of its subject', (topic) => {
    const found = profileInterests({ ...nothing, topics: [topic] }, rare)
    expect(found.length).toBeGreaterThan(20)
    expect(found.every(({ because }) => because === `you chose ${topic}`)).toBe(true)
  })

  it('holds each stem once, strongest first, within its limits, whatever was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string(), (texts, instructions) => {
        const found = profileInterests(
          {
            topics: ['Art'],
            instructions: { text: instructions, language: null, because: 'i' },
            texts: texts.map((text) => ({ text, language: null, because: 't' })),
          },
          rare,
        )
        expect(new Set(found.map(({ stem }) => stem)).size).toBe(found.length)
        const sizes = found.map(({ weight }) => Math.abs(weight))
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        expect(sizes.every((size) => size > 0 && size <= 1)).toBe(true)
      }),
    )
  })
})
