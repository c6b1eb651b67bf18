import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { markup } from '#core/pages/markup.ts'
import { cdata } from './cdata.ts'

const pieces = ['<', '>', '&', '"', "'", ' ', ']', 'a', 'é', ';', ']]>', '&amp;', '<![CDATA[']
const texts = fc.string({ unit: fc.constantFrom(...pieces) })

test('any text comes back as it was, from an element, an attribute and a CDATA section', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const document = markup`<a b="${text}">${text}<c>${cdata(text)}</c></a>`.text
      const read = { attribute: '', text: '' }
      const parser = new Parser(
        {
          onopentag: (_, attributes) => (read.attribute += attributes['b'] ?? ''),
          ontext: (part) => (read.text += part),
        },
        { xmlMode: true },
      )
      parser.end(document)
      expect(read).toEqual({ attribute: text, text: text + text })
    }),
  )
})

test('markup is inserted unchanged, and null adds nothing', () => {
  expect(markup`<a>${markup`<b/>`}${null}${[markup`<c/>`, markup`<d/>`]}</a>`.text).toBe(
    '<a><b/><c/><d/></a>',
  )
})
