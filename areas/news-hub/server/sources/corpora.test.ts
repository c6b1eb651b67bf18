import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { readFeed } from './read-feed.ts'

const feeds = '../shared/corpora/feeds'
const isHere = existsSync(feeds)
if (!isHere) console.log('Skipped: the corpora of feeds are not beside the checkout')

/** No document may take longer: a worker that hangs is a worker that lies. */
const LONGEST_MS = 2000

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && /\.(xml|rss|atom|rdf|json|feed|txt)$/i.test(file))
}

interface Outcome {
  files: number
  withEntries: number
  crashed: string[]
  slow: string[]
}

function readAll(set: string): Outcome {
  const outcome: Outcome = { files: 0, withEntries: 0, crashed: [], slow: [] }
  for (const file of filesOf(join(feeds, set))) {
    outcome.files++
    const started = performance.now()
    try {
      const body = readFileSync(file)
      const document = readFeed(body, {
        address: 'https://publisher.example/feed',
        now: new Date(),
      })
      if (document.entries.length > 0) outcome.withEntries++
    } catch (error) {
      if (!(error instanceof Problem)) outcome.crashed.push(`${file}: ${String(error)}`)
    }
    if (performance.now() - started > LONGEST_MS) outcome.slow.push(file)
  }
  return outcome
}

describe.skipIf(!isHere)('feeds of the world', () => {
  test.each(
    isHere ? readdirSync(feeds).filter((name) => statSync(join(feeds, name)).isDirectory()) : [],
  )(
    '%s: every document is read or refused in words, in time',
    (set) => {
      const { crashed, slow, files, withEntries } = readAll(set)
      console.log(`${set}: ${files} files, ${withEntries} with entries`)
      expect(crashed).toEqual([])
      expect(slow).toEqual([])
    },
    120_000,
  )
})
