import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { sentences } from './sentences.ts'

const split = (text: string) => sentences(text).map((sentence) => sentence.text)

describe('sentences', () => {
  test('any text: each sentence is what the text holds at its place, and nothing but space is lost', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '. ',
        '? ',
        '!',
        '"',
        '”',
        '\n',
        '\n\n',
        ' ',
        'Dr. ',
        'U.S. ',
        '。',
        'A',
        'b',
        '3.5',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        let end = 0
        for (const sentence of sentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
          expect(text.slice(end, sentence.start).trim()).toBe('')
          expect(sentence.text).not.toBe('')
          end = sentence.end
        }
        expect(text.slice(end).trim()).toBe('')
      }),
    )
  })

  test('ends at full stops, questions and exclamations, with the quote that they close', () => {
    expect(split('It rained. Did it? “It did!” Nobody minded.')).toEqual([
      'It rained.',
      'Did it?',
      '“It did!”',
      'Nobody minded.',
    ])
  })

  test.each([
    ['Es stieg um 12 Prozent.', '„Wir haben Platz“, sagte Lind.', 'Das Amt wartet.'],
    ['Lind blieb stehen.', '„Wir haben Platz.“', 'Das Amt wartet.'],
    ['Le nombre a augmenté.', '« Nous avons de la place », a dit Lind.', 'Le bureau attend.'],
    ['Lind a répondu.', '« Nous avons de la place. »', 'Le bureau attend.'],
    ['Liczba wzrosła.', '„Mamy miejsce”, powiedział Lind.', 'Urząd czeka.'],
  ])('ends before and behind what is quoted as in other languages: %s %s', (...parts) => {
    expect(split(parts.join(' '))).toEqual(parts)
  })

  test('does not end inside titles, initials, numbers and references', () => {
    expect(
      split('Dr. Ada B. Orlan paid 3.50 to J.K. Veil under No. 5 on Jan. 3. It was late.'),
    ).toEqual(['Dr. Ada B. Orlan paid 3.50 to J.K. Veil under No. 5 on Jan. 3.', 'It was late.'])
    expect(
      split('Sens. Ada Veil and Jo Orlan cite Veil v. Orlan. Reps. Tern and Low do not.'),
    ).toEqual(['Sens. Ada Veil and Jo Orlan cite Veil v. Orlan.', 'Reps. Tern and Low do not.'])
    expect(split('Am 3. Oktober regnete es. Dann schien z.B. Sonne.')).toHaveLength(2)
  })

  test('what may end a sentence or not is told by the word behind it', () => {
    expect(split('Orlan Inc. Chief Mara Veil left at 5 p.m. The board met.')).toEqual([
      'Orlan Inc. Chief Mara Veil left at 5 p.m.',
      'The board met.',
    ])
    expect(split('The answer was no. Then he left the U.S. He never came back.')).toHaveLength(3)
  })

  test('an empty line always ends a sentence, a wrapped line does not', () => {
    expect(split('Harbour news\n\nthe tide was\nlow today.\nMore tomorrow.')).toEqual([
      'Harbour news',
      'the tide was\nlow today.',
      'More tomorrow.',
    ])
  })

  test('Chinese and Japanese sentences end at their own marks', () => {
    expect(split('港は閉鎖された。「明日も雨だ。」と市長は言った。')).toHaveLength(3)
  })

  test('long runs of marks and spaces take no long time', () => {
    const spentMs = cpuClock()
    for (const run of ['.', ' ', '. ', '"', '\n', '." ', '。', '.\n']) sentences(run.repeat(50_000))
    expect(spentMs()).toBeLessThan(1_500)
  })
})
