import assert from 'node:assert/strict'
import test from 'node:test'
import { htmlOf } from './markdown.ts'
import { dayOf, notesIn } from './notes.ts'
import { readPage } from './page.ts'

test('Markdown becomes HTML, and HTML in it becomes text', () => {
  assert.equal(htmlOf('# A *b*'), '<h1>A <em>b</em></h1>')
  assert.equal(htmlOf('- one\n- two'), '<ul><li>one</li><li>two</li></ul>')
  assert.equal(htmlOf('<script>'), '<p>&lt;script&gt;</p>')
  assert.match(htmlOf('[x](javascript:alert(1))'), /^<p>\[x\]/)
  assert.equal(htmlOf('[x](about.html)'), '<p><a href="about.html">x</a></p>')
})

test('a page knows its title, its day and its address', () => {
  const page = readPage(
    'notes/rye.md',
    '---\ndate: 2026-03-02\ndescription: Dark.\n---\n# Rye\n\nSlow.',
  )
  assert.deepEqual(
    [page.path, page.title, page.date, page.description],
    ['notes/rye.html', 'Rye', '2026-03-02', 'Dark.'],
  )
})

test('notes are listed newest first', () => {
  const notes = ['2026-01-05', '2026-03-02'].map((date) =>
    readPage(`${date}.md`, `---\ndate: ${date}\n---\n# On ${date}`),
  )
  assert.match(notesIn(notes), /On 2026-03-02.*On 2026-01-05/)
  assert.equal(dayOf('2026-03-02'), '2 March 2026')
})
