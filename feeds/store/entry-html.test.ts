import { expect, test } from 'vitest'
import { entryHtml, storedHtml } from './entry-html.ts'

test.each([
  ['', ''],
  ['Rain over the quay', 'Rain over the quay'],
  ['<p>Rain over the quay</p>', 'Rain over the quay'],
  ['<p>Rain <em>over</em> the quay</p>', 'Rain over the quay'],
  ['<p>Rain &amp; wind</p>', 'Rain & wind'],
  ['<img src="a.png">', ''],
  ['<p></p>', ''],
])('the HTML %s of the text "%s" is shown as it came', (html, text) => {
  expect(entryHtml(storedHtml(html, text), text)).toBe(html)
})

test('the HTML of plain words is not stored beside them', () => {
  expect(storedHtml('<p>Rain over the quay</p>', 'Rain over the quay')).toBeNull()
  expect(storedHtml('Rain over the quay', 'Rain over the quay')).toBe('')
})

test('a text never becomes markup', () => {
  expect(entryHtml(null, '<b>&')).toBe('<p>&lt;b&gt;&amp;</p>')
  expect(entryHtml('', '<b>&')).toBe('&lt;b&gt;&amp;')
})
