import { describe, expect, test } from 'vitest'
import { pickTitle, titleOfText } from './article-title.ts'
import { cleanTitle } from './clean-title.ts'

describe('the title of an article', () => {
  test('is the one nearest to what all titles say', () => {
    const title = pickTitle([
      { title: 'What a night it was on the waterfront', outlet: 'Tidewater Post' },
      { title: 'Orlan harbour closed after ferry runs aground', outlet: 'Orlan Herald' },
      { title: 'Ferry runs aground, harbour in Orlan closed', outlet: 'Northern Wire' },
    ])
    expect(title).toBe('Orlan harbour closed after ferry runs aground')
  })

  test('is not shouted where another says the same calmly', () => {
    const options = [
      { title: 'FERRY RUNS AGROUND IN ORLAN HARBOUR', outlet: 'Tidewater Post' },
      { title: 'Ferry runs aground in Orlan harbour', outlet: 'Orlan Herald' },
    ]
    expect(pickTitle(options)).toBe('Ferry runs aground in Orlan harbour')
  })

  test('loses the name of its outlet and its labels, and no other name', () => {
    expect(cleanTitle('Ferry runs aground - Orlan Herald', 'Orlan Herald')).toBe(
      'Ferry runs aground',
    )
    expect(cleanTitle('Ferry runs aground | Herald', 'herald.com')).toBe('Ferry runs aground')
    expect(cleanTitle('Ferry runs aground – The Orlan Herald', 'Orlan Herald')).toBe(
      'Ferry runs aground',
    )
    expect(cleanTitle('BREAKING: LIVE: Ferry runs aground', 'Orlan Herald')).toBe(
      'Ferry runs aground',
    )
    expect(cleanTitle('Ferry runs aground - Mara Veil', 'Orlan Herald')).toBe(
      'Ferry runs aground - Mara Veil',
    )
    expect(cleanTitle('Live music returns to Orlan', 'Orlan Herald')).toBe(
      'Live music returns to Orlan',
    )
  })

  test('is the first of equals, and empty only where all are', () => {
    const same = { title: 'Ferry runs aground in Orlan', outlet: 'A' }
    expect(pickTitle([same, { ...same, outlet: 'B' }])).toBe(same.title)
    expect(pickTitle([{ title: '', outlet: 'A' }, same])).toBe(same.title)
    expect(pickTitle([{ title: ' ', outlet: 'A' }])).toBe('')
  })

  test('is the first words of the text where there is none', () => {
    expect(titleOfText('The tug sank. Nobody was hurt.')).toBe('The tug sank.')
    expect(titleOfText(' \n')).toBe('')
    expect(
      titleOfText('one two three four five six seven eight nine ten eleven twelve thirteen'),
    ).toBe('one two three four five six seven eight nine ten eleven twelve …')
    expect(titleOfText('a'.repeat(500))).toBe(`${'a'.repeat(110)} …`)
  })
})
