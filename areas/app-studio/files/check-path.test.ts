import { expect, test } from 'vitest'
import { pathFault, pathKey } from './check-path.ts'

test.each([
  ...['README.md', 'src/App.tsx', 'app/[id]/page.tsx', '.github/workflows/ci.yml', '.gitignore'],
  ...[
    'a b/c d.txt',
    'contact.html',
    'nullable.ts',
    'comics/1.png',
    'Größe/日本語.md',
    'x'.repeat(255),
  ],
])('%s is a path', (path) => {
  expect(pathFault(path)).toBeNull()
})

test.each([
  ...['', '/etc/passwd', 'a//b', 'a/', '../a', 'a/../b', './a', 'a\\b', 'C:/a', 'a/b:c'],
  ...['.git/config', 'a/.GIT/hooks/x', '.git./a', 'git~1', '.g\u200cit/config', '.git /a'],
  ...['con', 'NUL.txt', 'a/aux', 'lpt1', 'COM1.js', 'com¹', 'what?', 'a|b', 'a"b'],
  ...['a.', 'a ', 'a\nb', 'a\u0000b', 'a\u202eb', '\ud800', 'x'.repeat(256), 'é'.repeat(128)],
  ...['a/'.repeat(30) + 'a', `${'x'.repeat(200)}/`.repeat(5) + 'a'],
])('%j is not', (path) => {
  expect(pathFault(path)).not.toBeNull()
})

test('paths are compared as the least exact file system does', () => {
  expect(pathKey('Src/CAFE\u0301')).toBe(pathKey('src/caf\u00e9'))
  expect(pathKey('a')).not.toBe(pathKey('b'))
})
