import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { deskOf, sql } from '#server/tools.ts'
import { subjectKey } from '../../subject.ts'
import { serverPlaying } from '../playing/playing-api.ts'
import { addArticle, FERRY, hubWithArticle, type HubWithArticle } from '../test-newsroom.ts'
import { serverPieceJobs } from './jobs-api.ts'
import { serverJobControl } from './job-control-api.ts'
import { startDueJobs } from './start-due-jobs.ts'

let hub: HubWithArticle
const queue = () => serverPieceJobs(hub.tools.desk)
const control = () => serverJobControl(hub.tools.desk)
const playing = () => serverPlaying(hub.tools.desk)

beforeEach(async () => {
  hub = await hubWithArticle()
})
afterEach(() => hub.tools.close())

const only = async () => (await queue().listJobs({}))[0]!

describe('A job', () => {
  test('becomes a text whose sentences stand in its sources', async () => {
    await queue().startJobs({ jobs: [hub.job()] })
    expect(await only()).toMatchObject({
      id: 'job-1',
      status: 'queued',
      sourceModule: 'Breaking News',
    })
    await hub.perform()
    expect(await only()).toMatchObject({ status: 'completed', progress: 100 })
    const { sections, sources } = await playing().getText({ id: 'job-1' })
    const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flat())
    const cited = sentences.filter((sentence) => sentence.sources.length > 0)
    expect(cited.length).toBeGreaterThan(2)
    for (const { text } of cited) expect(FERRY).toContain(text)
    expect(sources.length).toBeGreaterThan(0)
  })

  test('that is told twice is one, and that of another reader is refused', async () => {
    await queue().startJobs({ jobs: [hub.job()] })
    await queue().startJobs({ jobs: [hub.job()] })
    expect(await queue().listJobs({})).toHaveLength(1)
  })

  test('says its length, and why it is shorter, before it is started', async () => {
    const asked = { type: 'audio', format: 'podcast', duration: 'long' } as const
    const length = await control().getLength({ subject: subjectKey(hub.subject), ...asked })
    expect(length.shortage).toMatch(/enough/)
    expect(length.seconds).toBeLessThan(120)
  })

  test('can be a debate only where sources differ, and says why not', async () => {
    const subject = subjectKey({ kind: 'recent', hours: 24 })
    expect((await control().getDebate({ subject })).whyNot).toBe(
      'No two sources give different figures.',
    )
    for (const [host, count] of [
      ['north', 14],
      ['south', 19],
    ] as const)
      await addArticle(
        hub.tools,
        host,
        'Storm hits Orlan and sinks boats in its harbour',
        `The storm killed ${count} people in Orlan on Monday, the fire brigade of ${host} Orlan said. It sank forty boats in the harbour of the town.`,
      )
    expect((await control().getDebate({ subject })).whyNot).toBeNull()
  })

  test('without something to make it from is refused in words, and nothing is begun', async () => {
    const { subject: _subject, ...without } = hub.job()
    await expect(queue().startJobs({ jobs: [hub.job({ id: 'job-2' }), without] })).rejects.toThrow(
      'Choose what',
    )
    expect(await queue().listJobs({})).toEqual([])
  })

  test('whose article is gone fails in words, and can be tried again or deleted', async () => {
    await queue().startJobs({ jobs: [hub.job({ subject: { kind: 'article', id: 999_999 } })] })
    await hub.perform()
    expect(await only()).toMatchObject({ status: 'error', error: expect.stringMatching(/gone/) })
    await control().retryJob({ id: 'job-1' })
    expect((await only()).status).toBe('queued')
    await hub.perform()
    await queue().deleteJob({ id: 'job-1' })
    expect(await queue().listJobs({})).toEqual([])
  })

  test('is cancelled before it begins, and tried again', async () => {
    await queue().startJobs({ jobs: [hub.job()] })
    await control().cancelJob({ id: 'job-1' })
    expect((await only()).status).toBe('cancelled')
    expect(await hub.perform()).toBe(0)
    await control().retryJob({ id: 'job-1' })
    await hub.perform()
    expect((await only()).status).toBe('completed')
  })

  test('is kept in the queue until it is started, once, by its reader alone', async () => {
    await control().queueJob({ job: hub.job() })
    await control().queueJob({ job: hub.job() })
    await control().queueJob({ job: hub.job({ id: 'job-2' }) })
    await startDueJobs(hub.tools)
    expect(await hub.perform()).toBe(0)
    const listed = await queue().listJobs({})
    expect(listed.map(({ status, waitsForStart }) => [status, waitsForStart])).toEqual([
      ['queued', true],
      ['queued', true],
    ])
    await hub.tools.db.run(sql`insert into readers (id, name) values ('bo', 'Bo')`)
    const other = serverJobControl(deskOf(hub.tools, 'bo'))
    await expect(other.startQueued({ id: 'job-1' })).rejects.toThrow('Nothing waits')
    await control().startQueued({ id: 'job-1' })
    expect(await hub.perform()).toBe(1)
    await control().startQueued({})
    expect(await hub.perform()).toBe(1)
    await expect(control().startQueued({})).rejects.toThrow('Nothing waits')
  })

  test('that is kept in the queue begins where it is asked for at once, or is deleted', async () => {
    await control().queueJob({ job: hub.job() })
    await queue().startJobs({ jobs: [hub.job()] })
    expect(await hub.perform()).toBe(1)
    await control().queueJob({ job: hub.job({ id: 'job-2' }) })
    await queue().deleteJob({ id: 'job-2' })
    expect(await only()).toMatchObject({ id: 'job-1', status: 'completed' })
  })

  test('with a time begins then, started or not', async () => {
    const scheduledFor = new Date(hub.tools.now().getTime() + 3_600_000).toISOString()
    await control().queueJob({ job: hub.job({ scheduledFor }) })
    expect(await only()).toMatchObject({ status: 'queued', scheduledFor })
    expect((await only()).waitsForStart).toBeUndefined()
    hub.tools.setNow(new Date(scheduledFor))
    await startDueJobs(hub.tools)
    expect(await hub.perform()).toBe(1)
  })

  test('begins at its time', async () => {
    const scheduledFor = new Date(hub.tools.now().getTime() + 3_600_000).toISOString()
    await queue().startJobs({ jobs: [hub.job({ scheduledFor })] })
    await startDueJobs(hub.tools)
    expect(await only()).toMatchObject({ status: 'queued', scheduledFor })
    hub.tools.setNow(new Date(scheduledFor))
    await startDueJobs(hub.tools)
    await startDueJobs(hub.tools)
    expect(await hub.perform()).toBe(1)
    expect((await only()).status).toBe('completed')
  })
})

describe('A script in review', () => {
  beforeEach(async () => {
    await queue().startJobs({ jobs: [hub.job({ reviewsScript: true })] })
    await hub.perform()
  })

  test('waits for the reader, and is made once it is approved', async () => {
    expect((await only()).status).toBe('review')
    expect((await control().getScript({ id: 'job-1' })).isInReview).toBe(true)
    await control().approveScript({ id: 'job-1' })
    await hub.perform()
    expect((await only()).status).toBe('completed')
    await expect(control().approveScript({ id: 'job-1' })).rejects.toThrow('approved already')
  })

  test('loses the citation of a sentence that was changed, until it stands again', async () => {
    const script = await control().getScript({ id: 'job-1' })
    const change = (to: (text: string) => string) =>
      script.sections.map(({ title, lines }) => ({
        title,
        lines: lines.map(({ speaker, text }) => ({ speaker, text: to(text) })),
      }))
    const changed = await control().saveScript({
      id: 'job-1',
      sections: change((text) => text.replace('212', '900')),
    })
    const edited = changed.sections.flatMap(({ lines }) => lines).filter((line) => line.isEdited)
    expect(edited.map(({ text, citations }) => [text.includes('900'), citations])).toEqual([
      [true, []],
    ])
    const back = await control().saveScript({ id: 'job-1', sections: change((text) => text) })
    const lines = back.sections.flatMap((section) => section.lines)
    expect(lines.some((line) => line.isEdited)).toBe(false)
    expect(lines.find(({ text }) => text.includes('212'))?.citations).toHaveLength(1)
  })
})

test(
  'an audio piece is spoken, kept by its hash, and says when each sentence sounds',
  async () => {
    await queue().startJobs({
      jobs: [hub.job({ type: 'audio', format: 'brief', duration: 'short' })],
    })
    await hub.perform()
    expect(await only()).toMatchObject({ status: 'completed' })
    const piece = await playing().getPiece({ id: 'job-1' })
    expect(piece.seconds).toBeGreaterThan(15)
    expect(piece.lines.at(-1)!.end).toBeLessThanOrEqual(piece.seconds)
    expect(piece.lines.filter(({ citations }) => citations.length > 0).length).toBeGreaterThan(2)
    await playing().savePosition({ id: 'job-1', seconds: 7, isFinished: false })
    expect((await playing().getPiece({ id: 'job-1' })).position).toBe(7)
  },
  patient(120_000),
)
