import { execFileSync } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { narrate } from '../sound/narrate.ts'
import type { Narration } from '../sound/narration.ts'
import { hummingVoices, scriptOf, testAttempt } from '../sound/test-pieces.ts'
import { checkSound } from './check-sound.ts'
import { captions, transcript } from './captions.ts'
import { jsonChapters } from './json-chapters.ts'
import { writeMp3 } from './write-mp3.ts'

const script = scriptOf(
  ['The ferry sails again.', 'Who paid & why <now>?'],
  ['The council did, in March.'],
)
/** A PNG of one pixel. */
const cover = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Debian's program, so that a decoder of others reads the files. */
const FFPROBE = 'ffprobe'
const attempt = testAttempt()
const path = join(attempt.folder, 'piece.mp3')
let narration: Narration

beforeAll(async () => {
  narration = await narrate({ script, voices: hummingVoices(), attempt })
  await writeMp3({
    narration,
    script,
    cover,
    path,
    attempt,
    madeAt: new Date('2026-11-23T06:30:00Z'),
  })
})

test('an mp3 is as long as what was spoken', async () => {
  const { seconds } = await checkSound(path)
  expect(Math.abs(seconds - narration.seconds)).toBeLessThan(0.15)
})

test('an mp3 that lost its end, or has other bytes in it, is told', async () => {
  const bytes = readFileSync(path)
  const short = join(attempt.folder, 'short.mp3')
  writeFileSync(short, bytes)
  truncateSync(short, bytes.length - 4000)
  await expect(checkSound(short)).rejects.toThrow(
    /The sound file is broken: it is [\d.]+ seconds long instead of/,
  )

  const damaged = join(attempt.folder, 'damaged.mp3')
  writeFileSync(
    damaged,
    Buffer.concat([bytes.subarray(0, -9000), Buffer.alloc(5000, 'x'), bytes.subarray(-4000)]),
  )
  await expect(checkSound(damaged)).rejects.toThrow('The sound file is broken')

  const page = join(attempt.folder, 'page.mp3')
  writeFileSync(page, '<html>Not found</html>')
  await expect(checkSound(page)).rejects.toThrow('The sound file is broken')
})

test('a full disk is told as the system tells it, and leaves nothing', async () => {
  const full = join(attempt.folder, 'full.mp3')
  symlinkSync('/dev/full', `${full}.half`)
  if (!existsSync('/dev/full')) return
  await expect(writeMp3({ narration, script, path: full, attempt })).rejects.toMatchObject({
    code: 'ENOSPC',
  })
  expect(readdirSync(attempt.folder).filter((name) => name.startsWith('full'))).toEqual([])
})

test('captions say who speaks, and hold marks as words', () => {
  const written = captions(narration.cues, 'en', { names: { a: 'Ada', b: 'Ben' } })
  expect(written).toMatch(
    /^WEBVTT\n\n1\n00:00:00\.\d{3} --> 00:00:0\d\.\d{3}\n<v Ada>The ferry sails again\.\n\n2\n/,
  )
  expect(written).toContain('<v Ben>Who paid &amp; why &lt;now&gt;?\n')
})

test.each([
  ['de-CH', 'Stimme A'],
  ['fr', 'Voix A'],
  ['ar', 'Host A'],
])('captions in %s call the first speaker %s', (language, name) => {
  expect(captions(narration.cues, language)).toContain(`<v ${name}>`)
})

test('a transcript names the one who speaks', () => {
  expect(transcript(script, { names: { a: 'Ada', b: 'Ben' } })).toBe(
    'The ferry of Northwind\n\nPart 1\n\nAda: The ferry sails again.\n\nBen: Who paid & why <now>?\n\nPart 2\n\nAda: The council did, in March.\n',
  )
})

test('chapters are those of Podcasting 2.0', () => {
  expect(
    jsonChapters([
      { title: 'A', start: 0, end: 1.23456 },
      { title: 'empty', start: 2, end: 2 },
    ]),
  ).toEqual({
    version: '1.2.0',
    chapters: [{ startTime: 0, endTime: 1.235, title: 'A' }],
  })
})

describe.skipIf(!hasFfprobe())('ffprobe, where it is installed,', () => {
  test('reads title, chapters, cover and length', () => {
    const told = JSON.parse(
      execFileSync(
        FFPROBE,
        ['-v', 'error', '-of', 'json', '-show_format', '-show_chapters', '-show_streams', path],
        {
          encoding: 'utf8',
        },
      ),
    )
    expect(told.format.tags).toMatchObject({ title: script.title, date: '2026-11-23T06:30:00' })
    expect(told.format.tags.comment).toContain('synthetic voices')
    expect(told.chapters.map((chapter: { tags: { title: string } }) => chapter.tags.title)).toEqual(
      ['Part 1', 'Part 2'],
    )
    expect(told.streams.map((stream: { codec_name: string }) => stream.codec_name)).toEqual([
      'mp3',
      'png',
    ])
    expect(Math.abs(Number(told.format.duration) - narration.seconds)).toBeLessThan(0.2)
  })
})

function hasFfprobe(): boolean {
  try {
    execFileSync(FFPROBE, ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
