import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setType } from './pen.ts'
import { brokenInto, fitted, isRightToLeft, writeAt } from './text.ts'

const pen = createCanvas(10, 10).getContext('2d')

describe('Set text', () => {
  test('keeps every letter, in lines that are not wider than their box', () => {
    setType(pen, { family: 'serif', size: 30, weight: 450 })
    const width = 200
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöüß ]{0,90}$/u), (text) => {
        const lines = brokenInto(pen, text, width)
        expect(
          lines
            .map((line) => line.text)
            .join('')
            .replaceAll(' ', ''),
        ).toBe(text.replaceAll(' ', ''))
        for (const line of lines)
          expect(pen.measureText(line.text).width).toBeLessThanOrEqual(width)
      }),
    )
  })

  test('becomes smaller until it fits', () => {
    const how = { family: 'serif', weight: 450, largest: 80, smallest: 12, leading: 1.2 } as const
    const set = fitted(
      pen,
      'A long headline about a harbour that nobody has ever seen. '.repeat(8),
      { width: 500, height: 300 },
      how,
    )
    expect(set.height).toBeLessThanOrEqual(300)
    expect(set.lines.at(-1)!.text).toMatch(/seen\.$/u)
  })

  test('breaks between words of scripts that write no spaces', () => {
    setType(pen, { family: 'sans', size: 30, weight: 400 })
    expect(
      brokenInto(pen, '修理船は夜明けに切断されたケーブルに到着した。', 200).length,
    ).toBeGreaterThan(1)
  })

  test('of one line is written in the order in which it is read', () => {
    const directions = ['24 نوفمبر 2026', '24. November 2026'].map((date) => {
      writeAt(pen, date, 0, 0)
      return [pen.direction, pen.textAlign]
    })
    expect(directions).toEqual([
      ['rtl', 'left'],
      ['ltr', 'left'],
    ])
  })

  test('knows which way it runs', () => {
    expect(isRightToLeft('340 سفينة')).toBe(true)
    expect(isRightToLeft('The Arabic word سفينة')).toBe(false)
  })
})
