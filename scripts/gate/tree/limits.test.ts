import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { DOCUMENT, PROFILES } from '#areas/profiles/limits.ts'
import { OPML } from '#areas/sources/limits.ts'
import { REQUEST } from '#core/limits.ts'

const MIB = 2 ** 20

type Numbers = Record<string, number>

/** Reads all limits by name; each is a constant of numbers in a `limits.ts`. */
async function readLimits(): Promise<[surface: string, numbers: Numbers][]> {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*limits.ts'],
    { encoding: 'utf8' },
  )
  const found: [string, Numbers][] = []
  for (const file of files.split('\n').filter((one) => /(^|\/)limits\.ts$/.test(one))) {
    const exported = (await import(pathToFileURL(resolve(file)).href)) as object
    for (const [surface, numbers] of Object.entries(exported))
      if (typeof numbers === 'object') found.push([surface, numbers as Numbers])
  }
  return found.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Rows of a table such as "| mail | bytes | 10 MiB |", one for each limit in the code. */
function rowsOf(surfaces: Awaited<ReturnType<typeof readLimits>>): string[] {
  return surfaces.flatMap(([surface, numbers]) =>
    Object.entries(numbers).map(([name, value]) => {
      const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      return `| ${surface.toLowerCase().replaceAll('_', ' ')} | ${words.replace(/ ms$/, '')} | ${valueOf(name, value)} |`
    }),
  )
}

function valueOf(name: string, value: number): string {
  if (/ms$/i.test(name)) return value < 1000 ? `${value} ms` : seconds(value / 1000)
  if (/bytes$/i.test(name) && value % MIB === 0) return `${value / MIB} MiB`
  return value.toLocaleString('en')
}

function seconds(value: number): string {
  return value >= 120 && value % 60 === 0 ? `${value / 60} min` : `${value.toLocaleString('en')} s`
}

test('SECURITY.md states every limit as the code has it, and no other', async () => {
  const surfaces = await readLimits()
  const names = surfaces.map(([surface]) => surface)
  expect(new Set(names).size).toBe(names.length)
  const document = readFileSync('SECURITY.md', 'utf8')
  const stated = document.split('\n').filter((line) => /^\| .* \| .* \| .* \|$/.test(line))
  expect(stated.slice(1)).toEqual(rowsOf(surfaces))
})

test('a request lets every file through that is taken', () => {
  const aroundIt = 10_000
  expect(Math.ceil(DOCUMENT.bytes / 3) * 4 + aroundIt).toBeLessThan(REQUEST.bodyBytes)
  const allQuotes = JSON.stringify({ text: '"'.repeat(1000) }).length / 1000
  for (const { bytes, bodyBytes } of [OPML, PROFILES]) {
    expect(bytes * Math.floor(allQuotes) + aroundIt).toBeLessThan(bodyBytes)
  }
})
