import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { performRuns } from '#areas/runs/server/lends.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss } from '#feeds/test-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import * as z from 'zod/mini'
import type { DialogJob } from '../../contract.ts'
import { subjectKey, type Subject } from '../../subject.ts'
import { serverPlaying } from '../playing/playing-api.ts'
import { startDueJobs } from './start-due-jobs.ts'
import { serverGeneration } from './generation-api.ts'
import { makePieces } from './make-run.ts'
import { serverMaking } from './making-api.ts'

const TEXT = [
  'The ferry Marta Lind ran aground on a shoal off Cape Oster on Tuesday with 212 passengers on board.',
  'The coast guard said that nobody was injured and that tugs would try to free the ship at high water.',
  'Halvard Shipping closed the route until divers have looked at the hull.',
  'The chart of the harbour office shows the shoal eighty metres further west than the ship found it.',
].join(' ')
const OTHER =
  'Halvard Shipping said that the ferry Marta Lind had left the marked channel in thick fog near Cape Oster. Passengers were taken ashore in three boats and given rooms in the town of Oster. The harbour office will measure the channel again this week.'

let tools: TestTools
let subject: Subject
const queue = () => serverGeneration(tools.desk)
const making = () => serverMaking(tools.desk)
const perform = () => performRuns(tools, makePieces)

beforeEach(async () => {
  tools = await testTools()
  const item = (text: string) => [
    {
      guid: 'ferry',
      title: 'Ferry Marta Lind aground off Cape Oster',
      text,
      published: '2026-03-02T08:00:00Z',
    },
  ]
  tools.web.set(
    'https://harbour.example/feed',
    rss(item(TEXT), { title: 'Harbour Gazette', link: 'https://harbour.example/' }),
  )
  tools.web.set(
    'https://ridge.example/feed',
    rss(item(OTHER), { title: 'Ridge Observer', link: 'https://ridge.example/' }),
  )
  const { followSource } = serverSources(tools.desk)
  for (const address of ['https://harbour.example/feed', 'https://ridge.example/feed'])
    await followSource({ address, name: '', category: 'general', frequency: 'hourly' })
  await joinEntries.run(tools, {})
  const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from articles limit 1`)
  subject = { kind: 'article', id }
})
afterEach(() => tools.close())

const job = (changes: Partial<DialogJob> = {}): DialogJob => ({
  ...{ id: 'job-1', type: 'text', title: 'The ferry', format: 'summary', style: 'balanced' },
  ...{ duration: '500', subject, sourceModule: 'Breaking News', status: 'queued' },
  ...changes,
})
const only = async () => (await queue().listJobs({}))[0]!

describe('A job', () => {
  test('becomes a text whose sentences stand in its sources', async () => {
    await queue().startJobs({ jobs: [job()] })
    expect(await only()).toMatchObject({
      id: 'job-1',
      status: 'queued',
      sourceModule: 'Breaking News',
    })
    await perform()
    expect(await only()).toMatchObject({ status: 'completed', progress: 100 })
    const { sections, sources } = await serverPlaying(tools.desk).getText({ id: 'job-1' })
    const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flat())
    const cited = sentences.filter((sentence) => sentence.sources.length > 0)
    expect(cited.length).toBeGreaterThan(2)
    for (const { text } of cited) expect(`${TEXT} ${OTHER}`).toContain(text)
    expect(sources.length).toBeGreaterThan(0)
  })

  test('that is told twice is one, and that of another reader is refused', async () => {
    await queue().startJobs({ jobs: [job()] })
    await queue().startJobs({ jobs: [job()] })
    expect(await queue().listJobs({})).toHaveLength(1)
  })

  test('says its length, and why it is shorter, before it is started', async () => {
    const asked = { type: 'audio', format: 'podcast', duration: 'long' } as const
    const length = await making().getLength({ subject: subjectKey(subject), ...asked })
    expect(length.shortage).toMatch(/enough/)
    expect(length.seconds).toBeLessThan(120)
  })

  test('without something to make it from is refused in words, and nothing is begun', async () => {
    const { subject: _subject, ...without } = job()
    await expect(queue().startJobs({ jobs: [job({ id: 'job-2' }), without] })).rejects.toThrow(
      'Choose what',
    )
    expect(await queue().listJobs({})).toEqual([])
  })

  test('whose article is gone fails in words, and can be tried again or deleted', async () => {
    await queue().startJobs({ jobs: [job({ subject: { kind: 'article', id: 999_999 } })] })
    await perform()
    expect(await only()).toMatchObject({ status: 'error', error: expect.stringMatching(/gone/) })
    await making().retryJob({ id: 'job-1' })
    expect((await only()).status).toBe('queued')
    await perform()
    await queue().deleteJob({ id: 'job-1' })
    expect(await queue().listJobs({})).toEqual([])
  })

  test('is cancelled before it begins, and tried again', async () => {
    await queue().startJobs({ jobs: [job()] })
    await making().cancelJob({ id: 'job-1' })
    expect((await only()).status).toBe('cancelled')
    expect(await perform()).toBe(0)
    await making().retryJob({ id: 'job-1' })
    await perform()
    expect((await only()).status).toBe('completed')
  })

  test('begins at its time', async () => {
    const scheduledFor = new Date(tools.now().getTime() + 3_600_000).toISOString()
    await queue().startJobs({ jobs: [job({ scheduledFor })] })
    await startDueJobs(tools)
    expect(await only()).toMatchObject({ status: 'queued', scheduledFor })
    tools.setNow(new Date(scheduledFor))
    await startDueJobs(tools)
    await startDueJobs(tools)
    expect(await perform()).toBe(1)
    expect((await only()).status).toBe('completed')
  })
})

describe('A script in review', () => {
  beforeEach(async () => {
    await queue().startJobs({ jobs: [job({ reviewsScript: true })] })
    await perform()
  })

  test('waits for the reader, and is made once it is approved', async () => {
    expect((await only()).status).toBe('review')
    expect((await making().getScript({ id: 'job-1' })).isInReview).toBe(true)
    await making().approveScript({ id: 'job-1' })
    await perform()
    expect((await only()).status).toBe('completed')
    await expect(making().approveScript({ id: 'job-1' })).rejects.toThrow('approved already')
  })

  test('loses the citation of a sentence that was changed, until it stands again', async () => {
    const script = await making().getScript({ id: 'job-1' })
    const change = (to: (text: string) => string) =>
      script.sections.map(({ title, lines }) => ({
        title,
        lines: lines.map(({ speaker, text }) => ({ speaker, text: to(text) })),
      }))
    const changed = await making().saveScript({
      id: 'job-1',
      sections: change((text) => text.replace('212', '900')),
    })
    const edited = changed.sections.flatMap(({ lines }) => lines).filter((line) => line.isEdited)
    expect(edited.map(({ text, citations }) => [text.includes('900'), citations])).toEqual([
      [true, []],
    ])
    const back = await making().saveScript({ id: 'job-1', sections: change((text) => text) })
    const lines = back.sections.flatMap((section) => section.lines)
    expect(lines.some((line) => line.isEdited)).toBe(false)
    expect(lines.find(({ text }) => text.includes('212'))?.citations).toHaveLength(1)
  })
})

test('an audio piece is spoken, kept by its hash, and says when each sentence sounds', async () => {
  await queue().startJobs({ jobs: [job({ type: 'audio', format: 'brief', duration: 'short' })] })
  await perform()
  expect(await only()).toMatchObject({ status: 'completed' })
  const piece = await serverPlaying(tools.desk).getPiece({ id: 'job-1' })
  expect(piece.seconds).toBeGreaterThan(15)
  expect(piece.lines.at(-1)!.end).toBeLessThanOrEqual(piece.seconds)
  expect(piece.lines.filter(({ citations }) => citations.length > 0).length).toBeGreaterThan(2)
  await serverPlaying(tools.desk).savePosition({ id: 'job-1', seconds: 7, isFinished: false })
  expect((await serverPlaying(tools.desk).getPiece({ id: 'job-1' })).position).toBe(7)
}, 120_000)
