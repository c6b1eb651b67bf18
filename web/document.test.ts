import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataElement, writeDocument } from './document.ts'

test('no text can break out of the data of a document', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const element = dataElement('start', { text: `</script><script>${text}` })
      const inside = element.slice(element.indexOf('>') + 1, element.lastIndexOf('</script>'))
      expect(inside).not.toContain('<')
      expect(JSON.parse(inside)).toEqual({ text: `</script><script>${text}` })
    }),
  )
})

test('a document says its theme only when one was chosen, and tells the loader what it has', () => {
  const parts = {
    title: 'A < B',
    description: '"quoted"',
    fonts: ['/assets/serif.woff2'],
    styles: [{ address: '/assets/main.css', text: 'p{color:red}' }],
    script: '/assets/main.js',
    body: '<p>Hello</p>',
  }
  const plain = writeDocument({ ...parts, theme: null })
  expect(plain).toContain('<html lang="en">')
  expect(plain).toContain('<title>A &lt; B</title>')
  expect(plain).toContain('content="&quot;quoted&quot;"')
  expect(plain).toContain('<style>p{color:red}</style>')
  expect(plain).toContain('<link rel="stylesheet" href="/assets/main.css" disabled>')
  expect(writeDocument({ ...parts, theme: 'dark' })).toContain('<html lang="en" data-theme="dark">')
})

test('a document of a site below some path names all of its files relative to itself', () => {
  const font = '/assets/serif.woff2'
  const document = writeDocument({
    title: 'Demo',
    description: '',
    theme: null,
    root: '../',
    fonts: [font],
    styles: [{ address: '/assets/main.css', text: `@font-face{src:url(${font})}` }],
    script: '/assets/main.js',
    program: ['/assets/shared.js'],
    body: '',
  })
  expect(document).toContain('src:url(../assets/serif.woff2)')
  expect(document).toContain('src="../assets/main.js"')
  expect(document).not.toMatch(/(href|src)="\//)
})
