import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from './limits.ts'

const MIB = 2 ** 20

/** "| mail | bytes | 10 MiB |", for every number that the code goes by. */
const surfaces = Object.entries(limits).toSorted(([a], [b]) => (a < b ? -1 : 1))
const rows = surfaces.flatMap(([surface, numbers]) =>
  Object.entries(numbers).map(([name, value]) => {
    const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return `| ${surface.toLowerCase().replaceAll('_', ' ')} | ${words.replace(/ ms$/, '')} | ${valueOf(name, value)} |`
  }),
)

function valueOf(name: string, value: number): string {
  if (/ms$/i.test(name)) return value < 1000 ? `${value} ms` : seconds(value / 1000)
  if (/bytes$/i.test(name) && value % MIB === 0) return `${value / MIB} MiB`
  return value.toLocaleString('en')
}

function seconds(value: number): string {
  return value >= 120 && value % 60 === 0 ? `${value / 60} min` : `${value.toLocaleString('en')} s`
}

test('SECURITY.md states every limit as the code has it, and no other', () => {
  const document = readFileSync('SECURITY.md', 'utf8')
  const stated = document.split('\n').filter((line) => /^\| .* \| .* \| .* \|$/.test(line))
  expect(stated.slice(1)).toEqual(rows)
})
