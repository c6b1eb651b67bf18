import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTree } from './read-tree.ts'

const folders = ['build', 'gate', 'make', 'measure', 'run', 'try']
const COMMAND = /^- `npm (?:run )?([\w:-]+)/gm

describe('The folders of scripts/', () => {
  test('are those that its page lists, with nothing beside them but the command', () => {
    const names = readTree(['scripts']).map(({ path }) => path.split('/')[1]!)
    expect([...new Set(names)].toSorted()).toEqual([...folders, 'synthwire.mjs'].toSorted())
    const page = readFileSync('scripts/README.md', 'utf8')
    const listed = [...page.matchAll(/^- \[(\w+)\]/gm)].map(([, name]) => name!)
    expect(listed.toSorted()).toEqual(folders)
  })

  test('have a page each, and these list every command of package.json once', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
    const listed = folders.flatMap((folder) => {
      const page = readFileSync(posix.join('scripts', folder, 'README.md'), 'utf8')
      return [...page.matchAll(COMMAND)].map(([, name]) => name!)
    })
    expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted())
  })
})
