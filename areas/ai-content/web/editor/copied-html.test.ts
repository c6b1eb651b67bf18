import { expect, test } from 'vitest'
import { copiedHtml } from './copied-html.ts'

const file = `<html><style>p { color: red }</style><article>
<p>“It opens.”<sup><a href="#source-1">1</a></sup> “Soon.”<sup><a href="#source-2">2</a></sup></p>
<ol>
<li id="source-1">The Post, <a href="https://post.example/a?b=1&amp;c=2" rel="nofollow">It opens</a></li>
<li id="source-2">Radio One, Soon</li>
</ol>
</article></html>`

test('a numeral of a copied text leads to its source, and to no address of this server', () => {
  const copied = copiedHtml(file)
  expect(copied).toContain(
    '“It opens.”<sup><a href="https://post.example/a?b=1&amp;c=2">1</a></sup>',
  )
  expect(copied).toContain('“Soon.”<sup>2</sup>')
  expect(copied).not.toContain('href="#')
})

test('a copied text has its content alone', () => {
  expect(copiedHtml(file)).not.toMatch(/<style|<article|<html/)
  expect(copiedHtml('There is nothing here.')).toBe('')
})

test('a copied text keeps its language, and those of its quotations', () => {
  const german = file
    .replace('<html>', '<html lang="de" dir="ltr">')
    .replace('“Soon.”', '<span lang="en">“Soon.”</span>')
  expect(copiedHtml(german)).toMatch(/^<div lang="de" dir="ltr">[^]*<span lang="en">[^]*<\/div>$/u)
})
