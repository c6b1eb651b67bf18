import { expect, test } from 'vitest'
import type { Item } from '#engine/scripts/choose-items.ts'
import { chooseItems } from './choose-items.ts'

test('a contradiction that two chosen sentences belong to is told once', () => {
  const story = { under: null } as unknown as Item['story']
  const sentenceOf = (outlet: string, text: string) =>
    ({
      ...{ text, position: 0, flaws: { isDangling: false } },
      of: { id: outlet, outlet, language: 'en' },
    }) as unknown as NonNullable<Item['sentence']>
  const sides = [
    sentenceOf('Orlan Herald', 'It killed 14 people.'),
    sentenceOf('Velden Post', 'It killed 23 people.'),
  ]
  const [one, other] = sides.map((sentence): Item => ({ story, sentence, difference: null }))
  const difference: Item = {
    ...{ story, sentence: null },
    difference: { kind: 'disputed', sides },
  }
  const count = (chosen: readonly Item[]) => 4 * chosen.length
  for (const items of [
    [one!, other!, difference],
    [difference, one!, other!],
  ]) {
    const chosen = chooseItems(items, { least: 40, aim: 60, most: 90, count })
    expect(chosen).toHaveLength(3)
    expect(new Set(chosen).size).toBe(3)
  }
})
