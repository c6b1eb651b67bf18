import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCommands, readUnit } from './unit-file.ts'

test('the unit runs as a user of its own, who may write nothing but the data folder', () => {
  const text = readFileSync(new URL('../../../deploy/synthwire.service', import.meta.url), 'utf8')
  const unit = readUnit(text)
  expect(unit.get('User')).toEqual(['synthwire'])
  expect(unit.get('ProtectSystem')).toEqual(['strict'])
  expect(unit.get('StateDirectory')).toEqual(['synthwire'])
  expect(unit.get('Environment')?.join(' ')).toContain('SYNTHWIRE_DATA=/var/lib/synthwire')
  // The programs of the unit compile code while they run, which this setting would forbid.
  expect(unit.has('MemoryDenyWriteExecute')).toBe(false)
})

test('commands of a chapter are those of its first block', () => {
  const text =
    '# A\n```sh\nno\n```\n## B\n\n```sh\nsudo one \\\n  two  # why\nthree\n```\n```sh\nno\n```\n'
  expect(readCommands(text, '## B')).toEqual(['one two', 'three'])
  expect(() => readCommands(text, '## C')).toThrow('## C')
})
