import { describe, expect, test } from 'vitest'
import type { PieceScript } from '../../contracts/job-control.ts'
import { draftOf, editable, isChanged, standingOf, type EditedSection } from './script-edits.ts'

const script: PieceScript = {
  title: 'The harbour at night',
  language: 'en',
  shortage: null,
  seconds: 40,
  isInReview: true,
  sources: [],
  sections: [
    {
      kind: 'news',
      title: 'What is known',
      lines: [
        {
          speaker: 'a',
          text: 'Two boats were lost.',
          citations: [{ entry: 4, start: 0, end: 20 }],
        },
        { speaker: 'b', text: 'What else is known?', citations: [] },
        { speaker: 'a', text: 'Good night.', citations: [], isEdited: true },
      ],
    },
  ],
}

function changed(text: string): EditedSection[] {
  const [section] = editable(script) as [EditedSection]
  const [first, ...others] = section.lines
  return [{ ...section, lines: [{ ...first!, text }, ...others] }]
}

describe('A script in the editor', () => {
  test('shows which sentences have a source, which claim nothing and which are the reader’s own', () => {
    expect(editable(script)[0]!.lines.map(standingOf)).toEqual(['cited', 'connective', 'own'])
  })

  test('a changed sentence loses its mark, and has it back when it is what it was', () => {
    expect(standingOf(changed('Three boats were lost.')[0]!.lines[0]!)).toBe('open')
    expect(standingOf(changed('Two boats were lost.')[0]!.lines[0]!)).toBe('cited')
  })

  test('is changed by a word, by a speaker and by a line less', () => {
    const [section] = editable(script) as [EditedSection]
    expect(isChanged([section])).toBe(false)
    expect(isChanged(changed('Three boats were lost.'))).toBe(true)
    expect(isChanged([{ ...section, lines: section.lines.slice(1) }])).toBe(true)
    expect(isChanged([{ ...section, title: 'The boats' }])).toBe(true)
  })

  test('is saved without empty lines, each sentence on one line', () => {
    const draft = draftOf('job-1', changed('Two boats\n  were lost.'))
    expect(draft.sections[0]!.lines[0]!.text).toBe('Two boats were lost.')
    expect(draftOf('job-1', changed('  ')).sections[0]!.lines).toHaveLength(2)
  })
})
