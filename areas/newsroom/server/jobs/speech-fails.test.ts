import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringEndpoint } from '#platform/models/server/test-endpoints.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { pieceContents } from '../pieces/piece-contents.ts'
import { serverPlaying } from '../playing/playing-api.ts'
import { serverVoices } from '../settings/voices-api.ts'
import { usualVoices } from '../settings/voice-settings.ts'
import { playSpeech, type PlayedSpeech, type SpeechManner } from '#media/speech/played-speech.ts'
import { hubWithArticle, type HubWithArticle } from '../test-newsroom.ts'
import { serverPieceJobs } from './jobs-api.ts'
import { serverJobControl } from './job-control-api.ts'

const WITHIN_MS = 2500
/** The number of sentences that the endpoint speaks before it fails. */
const SPOKEN = 2

let hub: HubWithArticle
let endpoint: PlayedSpeech
const queue = () => serverPieceJobs(hub.tools.desk)
const only = async () => (await queue().listJobs({}))[0]!

beforeAll(async () => {
  hub = await hubWithArticle()
  endpoint = await playSpeech()
  // The fetcher is the one of a worker, with a shorter time limit.
  const fetch = guardedFetch({ allowPrivate: false })
  hub.tools.fetch = (address, options) => fetch(address, { ...options, timeoutMs: WITHIN_MS })
  await bringEndpoint(hub.tools, endpoint.address)
  const voices = { endpointModel: 'tts-1', endpointVoiceA: 'nova', endpointVoiceB: 'onyx' }
  await serverVoices(hub.tools.desk).saveVoices({ ...usualVoices, ...voices })
  endpoint.mannerOf = (nth) => (nth < SPOKEN ? 'honest' : 'failing')
  const job = hub.job({ type: 'audio', format: 'brief', duration: 'short' })
  await queue().startJobs({ jobs: [job] })
  await hub.perform()
})
afterAll(async () => {
  await endpoint.close()
  await hub.tools.close()
})

/**
 * The tests retry one job again and again, so each failure must leave it ready for the next
 * attempt.
 */
describe('A job whose endpoint speaks no more fails, and says why:', () => {
  test.each<[SpeechManner, RegExp]>([
    ['cut WAV', /its voice "(nova|onyx)"\. The sound ends before its time\./],
    ['web page', /its voice "(nova|onyx)"\. The answer is text instead of sound\./],
    ['silent, of unknown length', /its voice "(nova|onyx)"\. The sound is silent\./],
    ['endless', /sent more than 20 MB for one sentence, so it was discarded\./],
    ['mute', /did not answer within 3 seconds/],
    ['without the voice', /the model "tts-1" and the voice "(nova|onyx)" \(404\)/],
  ])('%s', async (manner, words) => {
    endpoint.mannerOf = () => manner
    await serverJobControl(hub.tools.desk).retryJob({ id: 'job-1' })
    expect(await hub.perform()).toBe(1)
    expect(await only()).toMatchObject({ status: 'error', error: expect.stringMatching(words) })
    expect((await only()).completedAt).toBeUndefined()
    await expect(serverPlaying(hub.tools.desk).getPiece({ id: 'job-1' })).rejects.toThrow('not')
    expect(await pieceContents(hub.tools).list()).toEqual([])
  })

  test('and what was spoken is not asked for again once it is mended', async () => {
    const spoken = endpoint.asked.slice(0, SPOKEN)
    const folder = join(hub.tools.dataFolder, 'newsroom', hub.tools.readerId, 'job-1', 'spoken')
    expect(await readdir(folder)).toHaveLength(SPOKEN)
    endpoint.asked.length = 0
    endpoint.mannerOf = (nth) => (nth === 0 ? 'of unknown length' : 'honest')
    await serverJobControl(hub.tools.desk).retryJob({ id: 'job-1' })
    await hub.perform()
    expect(await only()).toMatchObject({ status: 'completed' })
    expect(endpoint.asked.length).toBeGreaterThan(1)
    expect(spoken.filter((sentence) => endpoint.asked.includes(sentence))).toEqual([])
    const { seconds } = await serverPlaying(hub.tools.desk).getPiece({ id: 'job-1' })
    expect(seconds).toBeGreaterThan(15)
    expect(await pieceContents(hub.tools).list()).toHaveLength(2)
  })
})
