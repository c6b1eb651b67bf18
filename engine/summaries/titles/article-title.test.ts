import { describe, expect, test } from 'vitest'
import { pickTitle, titleOfText } from './article-title.ts'
import { cleanTitle } from '../clean-title.ts'

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

  const HOUR = 3_600_000
  const ran = { title: 'Ferry runs aground in Orlan harbour', outlet: 'Orlan Herald' }
  const ranToo = { title: 'Orlan ferry aground in the harbour', outlet: 'Tidewater Post' }

  test('is that of a report of the newest twelve hours, where it tells the same event', () => {
    const freed = { title: 'Ferry in Orlan harbour freed by tugs', outlet: 'Northern Wire' }
    const reports = [ran, ranToo, { ...freed, publishedAt: 20 * HOUR }]
    expect(pickTitle(reports)).toBe(freed.title)
    expect(pickTitle([ran, ranToo, { ...freed, publishedAt: 2 * HOUR }])).not.toBe(freed.title)
  })

  test('is not made old by a column, a guide or a live page that comes later', () => {
    const later = { outlet: 'Northern Wire', publishedAt: 20 * HOUR }
    for (const title of [
      'I was on the ferry that ran aground in Orlan harbour',
      'Ferry aground in Orlan harbour: what to know',
      'Orlan ferry aground. Nobody should be surprised.',
      'Orlan ferry aground in harbour – live',
    ])
      expect([ran.title, ranToo.title]).toContain(pickTitle([ran, ranToo, { ...later, title }]))
    const link = 'https://wire.example/opinion/ferry-aground-in-orlan-harbour'
    const column = { ...later, title: 'Ferry aground in Orlan harbour once more', link }
    expect(pickTitle([ran, ranToo, column])).not.toBe(column.title)
  })

  test('is not what somebody says of the event where reports tell the event', () => {
    const says = { title: 'Mayor Veil condemns ferry aground in Orlan harbour', outlet: 'A' }
    expect(pickTitle([says, ran])).toBe(ran.title)
    expect(pickTitle([says, { ...says, outlet: 'B' }])).toBe(says.title)
  })

  test('is not made old by what somebody says of the event, or by what a writer makes of it', () => {
    const later = { outlet: 'Northern Wire', publishedAt: 20 * HOUR }
    for (const title of [
      'Mayor Veil demands answers on ferry aground in Orlan harbour',
      'Ferry aground in Orlan harbour is a warning sign for islands',
    ])
      expect([ran.title, ranToo.title]).toContain(pickTitle([ran, ranToo, { ...later, title }]))
  })

  test('is not made old by a headline of its own where several outlets tell the event', () => {
    const others = ['Bay Times', 'Brook Courier', 'Lowland Mail'].map((outlet) => ({
      ...ranToo,
      outlet,
    }))
    const own = { outlet: 'Northern Wire', publishedAt: 20 * HOUR }
    const title = 'Orlan ferry captain photographs gulls for harbour festival'
    expect(pickTitle([ran, ...others, { ...own, title }])).not.toBe(title)
  })

  test('does not tease where another report tells', () => {
    const teaser = { title: 'The ferry aground in Orlan harbour is getting strange', outlet: 'A' }
    expect(pickTitle([teaser, { ...ran, publishedAt: -3 * HOUR }])).toBe(ran.title)
  })

  test('names who, what and where as most sources do', () => {
    const nameless = {
      title: 'Five Dead After Tourist Ferry Sinks',
      text: 'Five people died when a ferry sank off Orlan on Sunday.',
      outlet: 'A',
      publishedAt: 6 * HOUR,
    }
    const named = {
      title: 'Four islanders and captain killed in Orlan ferry sinking',
      text: 'The ferry sank off Orlan.',
      outlet: 'B',
    }
    expect(pickTitle([nameless, named])).toBe(named.title)
  })

  test('is without what one outlet adds to it behind a dash', () => {
    const adds = { title: 'Ferry runs aground in Orlan — owner stays in bed', outlet: 'A' }
    const plain = { title: 'Ferry runs aground in Orlan in the night', outlet: 'B' }
    expect(pickTitle([{ ...adds, publishedAt: 10 * HOUR }, plain])).toBe(plain.title)
  })

  test('is said in words that other outlets use, too', () => {
    const own = { title: 'Reckless owner wrecks Orlan ferry in harbour outrage', outlet: 'A' }
    expect(pickTitle([own, ran, ranToo])).not.toBe(own.title)
  })

  test('loses a section, a writer and that it is live behind it', () => {
    expect(cleanTitle('Ferry runs aground in Orlan | Mara Veil', 'Herald')).toBe(
      'Ferry runs aground in Orlan',
    )
    expect(cleanTitle('Ferry runs aground in Orlan – harbour live', 'Herald')).toBe(
      'Ferry runs aground in Orlan',
    )
    expect(cleanTitle('Ferry runs aground – report', 'Herald')).toBe('Ferry runs aground – report')
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
