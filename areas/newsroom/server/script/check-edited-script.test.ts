import { describe, expect, test } from 'vitest'
import { ferryMaterial } from '#engine/scripts/test-material.ts'
import { writeScript } from '#engine/scripts/write-script.ts'
import { checkEditedScript } from './check-edited-script.ts'

const material = ferryMaterial()
const script = writeScript(material, { form: 'podcast', style: 'balanced', words: 470 })
const entries = material.articles.flatMap(({ id, entries: own }) =>
  own.map((entry) => ({ ...entry, article: id })),
)
/** The place of a line that states the fact, or of a line that does not. */
const placeOf = (isFact: boolean) => {
  for (const [section, { lines }] of script.sections.entries())
    for (const [line, { citations, text }] of lines.entries())
      if (citations.length > 0 === isFact && (!isFact || text.includes('ran aground')))
        return { section, line }
  throw new Error('no such line')
}
const edit = (text: string, isFact = true) => {
  const place = placeOf(isFact)
  return checkEditedScript(script, [{ ...place, text }], entries).sections[place.section]!.lines[
    place.line
  ]!
}

describe('an edited line', () => {
  test('of the same words keeps its citation', () => {
    const { section, line } = placeOf(true)
    const before = script.sections[section]!.lines[line]!
    expect(edit(before.text)).toEqual(before)
    expect(checkEditedScript(script, [], entries)).toEqual(script)
  })

  test.each([
    'The ferry Marigold ran aground off Orlan harbour on Tuesday with 214 passengers on board.',
    'The ferry Marigold ran aground off Orlan harbour with 314 passengers on board.',
    'The ferry Violet ran aground off Orlan harbour on Monday.',
    'It was a disgrace that nobody in this country should ever forget.',
  ])('that no source bears out is the reader’s own: %s', (text) => {
    expect(edit(text)).toEqual({ speaker: 'a', text, citations: [], isEdited: true })
  })

  test('that stands in another entry cites that one', () => {
    const text = 'Fishermen from Pell lent their boats and blankets.'
    const { citations, isEdited } = edit(text)
    const [{ entry, start, end }] = citations as [(typeof citations)[0]]
    expect(entries.find(({ id }) => id === entry)!.text.slice(start, end)).toBe(text)
    expect(isEdited).toBeUndefined()
  })

  test('that its passages hold is cited again, though in other words', () => {
    const { citations, isEdited } = edit(
      'The ferry Marigold ran aground off Orlan with 214 passengers.',
    )
    expect(citations.length).toBeGreaterThan(0)
    expect(isEdited).toBeUndefined()
  })

  test('that was a connective becomes a claim only with a mark, or with a source', () => {
    expect(edit('Captain Veil was drunk.', false)).toMatchObject({ citations: [], isEdited: true })
    expect(
      edit('Two tugs from Velden pulled the vessel off the rocks before noon.', false).citations,
    ).toHaveLength(1)
  })

  test('of a part of a sentence cites all of it, or nothing', () => {
    const { citations, text } = edit('its ship had left in spite of a storm warning.')
    for (const { entry, start, end } of citations) {
      const passage = entries.find(({ id }) => id === entry)!.text.slice(start, end)
      expect(passage).toContain('denied that')
      expect(passage).not.toBe(text)
    }
  })

  test('without words goes, and its source with it where nothing else cites it', () => {
    const edits = script.sections.flatMap(({ lines }, section) =>
      lines.map((_, line) => ({ section, line, text: ' \u202e\n' })),
    )
    expect(checkEditedScript(script, edits, entries)).toMatchObject({ sections: [], sources: [] })
  })
})
