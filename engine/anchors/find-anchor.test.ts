import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { anchorAt } from './anchor.ts'
import { findAnchor } from './find-anchor.ts'

const ferry = `The Lantern sailed into Marlow Quay on Monday with 214 passengers and a crew of nine on board.
Her new engine was built in Tolland and burns a third less oil than the old one did last year.
The harbour master said that the summer timetable would start at once, and last until autumn.
Berth four stays closed until the divers have looked at the pontoon, which nobody expects before June.`

const anchorOf = (text: string, words: string) => {
  const start = text.indexOf(words)
  return anchorAt(text, { start, end: start + words.length })
}

/** The words that are found in a text. */
function found(text: string, words: string, original = ferry): string | null {
  const place = findAnchor(text, anchorOf(original, words))
  return place && text.slice(place.start, place.end)
}

const engine = 'Her new engine was built in Tolland and burns a third less oil'

describe('A passage is found', () => {
  test('in the text as it was', () => {
    expect(found(ferry, engine)).toBe(engine)
  })

  test('where spaces and soft hyphens are others', () => {
    const text = ferry.replaceAll(' ', '\u00a0 ').replace('engine', 'en\u00adgine')
    expect(found(text, engine)?.replaceAll(/[\s\u00ad]+/g, '')).toBe(engine.replaceAll(' ', ''))
  })

  test('after a sentence was put before it', () => {
    expect(found(`Update at noon: the tide was late.\n${ferry}`, engine)).toBe(engine)
  })

  test('with words that were changed inside', () => {
    const revised = ferry.replace('was built in Tolland', 'was made at Tolland')
    expect(found(revised, engine)).toBe(engine.replace('was built in', 'was made at'))
    expect(findAnchor(revised, anchorOf(ferry, engine))?.how).toBe('revised')
  })

  test('with a number that was put right', () => {
    const words = 'with 214 passengers and a crew of nine'
    expect(found(ferry.replace('214', '216'), words)).toBe(words.replace('214', '216'))
  })

  test('with its last word changed', () => {
    const words = 'The harbour master said that the summer timetable would start at once'
    const revised = ferry.replace('start at once', 'start on Friday')
    expect(found(revised, words)).toBe(words.replace('at once', 'on Friday'))
  })

  test('when it is the whole text', () => {
    expect(found('A short note.', 'A short note.', 'A short note.')).toBe('A short note.')
  })

  test('when it is the whole text, and its beginning and its end were rewritten', () => {
    const was =
      'A ferry of the Lantern line that was on its first tour of the summer has run onto a bank near Marlow Quay, with reports nobody was hurt.'
    const now =
      'One ferry of the Lantern line that was on its first tour of the summer has run onto a bank near Marlow, hurting nobody.'
    expect(found(now, was, was)).toBe(now)
  })

  test('at the beginning of a text, when its first words were rewritten', () => {
    const rest =
      'outside of Tolland have been shut by the storm of last week, the first time that shops outside of the city were shut by one.'
    const bakery = `A bakery and a petrol station ${rest}`
    const now = `A bakery, two petrol stations and other shops ${rest} …`
    expect(found(now, bakery, `${bakery} The rest …`)).toBe(now.replace(' …', ''))
  })

  test('beside words that end like the new ones begin', () => {
    const was = 'May 18, 2026 5:00 AM Next Monday, the harbour master cooks a stew for all who row.'
    const now = was.replace('Next Monday', 'AM Monday')
    expect(found(now, 'Next Monday, the harbour master cooks a stew for all who row.', was)).toBe(
      'AM Monday, the harbour master cooks a stew for all who row.',
    )
  })

  test('when it is long, by its beginning and its end', () => {
    const long = Array.from(
      { length: 30 },
      (_, at) => `Report ${at} of the ${at * 7}th day tells of gale number ${at * 13} at the mole.`,
    ).join(' ')
    const text = `Before it all. ${long} And this is what came after it all in the end.`
    const revised = text.replace('Report 14', 'A late report 14')
    expect(found(revised, long, text)).toBe(long.replace('Report 14', 'A late report 14'))
  })
})

describe('Nothing is found', () => {
  test('where the passage was removed', () => {
    expect(found(ferry.replace(/Her new engine[^\n]*\n/, ''), engine)).toBeNull()
  })

  test('at words like it elsewhere', () => {
    const list = `Marlow Quay reports a tide of 3.2 metres at noon on Monday with light winds.
A ship came in. Tolland reports a tide of 2.9 metres at noon on Monday with light winds.
Another left for the north. Brack Head reports a tide of 4.4 metres at noon on Monday with light winds.`
    const words = 'Tolland reports a tide of 2.9 metres at noon on Monday with light winds.'
    expect(found(list.replace(words, ''), words, list)).toBeNull()
  })

  test('at the same words in another place, when they stood more than once', () => {
    const text = `Quiet seas tonight. ${ferry} Quiet seas tonight. The lamp is lit at six in the evening.`
    const anchor = anchorOf(text, 'Quiet seas tonight.')
    expect(findAnchor(text.slice('Quiet seas tonight. '.length), anchor)).toBeNull()
  })

  test('in an empty text, or for no words', () => {
    expect(findAnchor('', anchorOf(ferry, engine))).toBeNull()
    expect(findAnchor(ferry, { ...anchorOf(ferry, engine), exact: ' \u200b ' })).toBeNull()
  })
})

describe('Properties', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 5, maxLength: 80 })

  test('every passage is found at its own place while the text is the same', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (given, one, other) => {
        const text = given.join(' ')
        const [start, end] = [one % text.length, other % (text.length + 1)].toSorted(
          (a, b) => a - b,
        )
        fc.pre(text.slice(start, end).trim() !== '')
        const trimmed = text.slice(start, end).trim()
        const from = text.indexOf(trimmed, start)
        const place = findAnchor(text, anchorAt(text, { start: from, end: from + trimmed.length }))
        expect(place).toEqual({ start: from, end: from + trimmed.length, how: 'same' })
      }),
    )
  })

  test('what is found lies in the text, whatever the anchor says', () => {
    const any = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(
        any,
        any,
        any,
        any,
        fc.nat(),
        fc.boolean(),
        (text, exact, prefix, suffix, start, isUnique) => {
          const place = findAnchor(text, { exact, prefix, suffix, start, end: start + 1, isUnique })
          if (place === null) return
          expect(place.start).toBeGreaterThanOrEqual(0)
          expect(place.end).toBeGreaterThan(place.start)
          expect(place.end).toBeLessThanOrEqual(text.length)
        },
      ),
    )
  })

  test('a long text that repeats itself takes no longer than it is long', () => {
    const text = 'ha '.repeat(130_000)
    const spentMs = cpuClock()
    const anchor = {
      exact: 'ha ha hu '.repeat(200),
      prefix: 'ha '.repeat(20),
      suffix: 'hi '.repeat(20),
      start: 0,
      end: 1,
      isUnique: true,
    }
    expect(findAnchor(text, anchor)).toBeNull()
    expect(spentMs()).toBeLessThan(5000)
  })
})
