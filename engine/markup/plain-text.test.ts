import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, upTo } from './plain-text.ts'

test.each([
  ['Nine were saved.', 'Nine were saved.'],
  ['  Nine\n were\tsaved. ', 'Nine were saved.'],
  ['One.\n\nTwo.', 'One.\n\nTwo.'],
  ['<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['<p>One<p>Two', 'One\n\nTwo'],
  ['<div><div><h2>Head</h2></div> Text </div>', 'Head\n\nText'],
  ['One<br>two<br/><br/>three', 'One\ntwo\n\nthree'],
  ['<ul><li>One</li><li>Two</li></ul>After', 'One\nTwo\n\nAfter'],
  ['A <b>bold</b>, <a href="x">linked</a> word', 'A bold, linked word'],
  [
    'Her <a href="x">departure </a>, and <b>his</b> . Costs <b>.5</b> of .NET',
    'Her departure, and his. Costs .5 of .NET',
  ],
  ['Caf&eacute; &amp; bar&nbsp;&#8217;s &lt;b&gt;', 'Café & bar ’s <b>'],
  ['Long\u00adword and\u200b hidden\ufeff', 'Longword and hidden'],
  ['One<script>alert(1)</script><style>p{}</style><noscript>x</noscript> two', 'One two'],
  ['<p>1 &lt; 2 and 3 < 4</p>', '1 < 2 and 3 < 4'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('plain text has single spaces, at most one empty line, and none around it', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<br>',
    ' ',
    '\n',
    '\t',
    '\u00a0',
    'word',
    '<b>',
    '&nbsp;',
    '<li>',
  )
  fc.assert(
    fc.property(fc.array(pieces), (html) => {
      const text = plainText(html.join(''))
      expect(text).not.toMatch(/^\s|\s$|\n{3}|[^\S\n]{2}|[^\S\n]\n|\n[^\S\n]/)
    }),
  )
})

test('a text is never cut inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, length) => {
      const cut = upTo(text, length)
      expect(cut.length).toBeLessThanOrEqual(length)
      expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true)
    }),
  )
})
