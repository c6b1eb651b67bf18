import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pronounced } from '#engine/spoken/pronounced.ts'
import { areReportsHere, REPORTS } from './reports-folder.ts'

const BY_LETTERS = 'each by its letters'

describe.skipIf(!areReportsHere)(
  'texts that other voices read wrong (skipped where absent)',
  () => {
    const rows = areReportsHere
      ? readFileSync(join(REPORTS, 'speech.tsv'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split('\t') as [string, string])
      : []

    test.each(rows)('%s', (text, said) => {
      const heard = pronounced(text, 'en').toLowerCase()
      // The second column lists the parts that have to be heard; alternatives after "or" are
      // ignored.
      const parts =
        said === BY_LETTERS
          ? text.match(/\b[A-Z]{3,}\b/g)!.map((name) => name.split('').join(' '))
          : said.split(/[;,] (?:or .*)?/)
      for (const part of parts) expect(heard).toContain(part.toLowerCase())
    })
  },
)
