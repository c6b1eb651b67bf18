import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#server/settings/settings.ts'
import { readService, withValues } from './compose-file.ts'

const file = readFileSync(new URL('../../../compose.yaml', import.meta.url), 'utf8')

test('without a password, Compose says where to set it and starts nothing', () => {
  expect(() => readService(file, 'synthwire', {})).toThrow('Set SYNTHWIRE_PASSWORD in .env')
})

test('with one, the server keeps its own database on a system that nobody can write to', () => {
  const { environment, isReadOnly } = readService(file, 'synthwire', { SYNTHWIRE_PASSWORD: 'tea' })
  expect(isReadOnly).toBe(true)
  expect(settings(environment)).toMatchObject({ password: 'tea', databaseUrl: null, hosts: [] })
})

test('every setting of the README reaches the container, but what the image fixes', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const [, table = ''] = /\n## Settings\n(.*?)\n#/s.exec(readme)!
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const names = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z_]+/g)!)
  const fixed = ['PORT', 'APPS_PORT', 'HOST', 'SYNTHWIRE_DATA', 'SYNTHWIRE_PASSWORD_FILE']
  const { environment } = readService(file, 'synthwire', { SYNTHWIRE_PASSWORD: 'tea' })
  expect(Object.keys(environment).toSorted()).toEqual(
    names.filter((name) => !fixed.includes(name)).toSorted(),
  )
})

test('the database of its own stands in a profile, so that it does not start by itself', () => {
  expect(readService(file, 'database', {}).profiles).toEqual(['database'])
})

test('what Compose would read in another way is refused', () => {
  expect(withValues('${A:-4600}:1', {})).toBe('4600:1')
  expect(withValues('${A:-4600}:1', { A: '80' })).toBe('80:1')
  expect(() => withValues('${A}', {})).toThrow('Not understood')
})
