import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringEndpoint } from '#platform/models/server/test-endpoints.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { playSpeech, type PlayedSpeech, type SpeechManner } from '#media/speech/played-speech.ts'
import { speakByEndpoint } from './speak-by-endpoint.ts'

const settings = { endpointModel: 'tts-1' }
const question = { voice: 'nova', text: 'The ferry of Northwind sails again.' }

let tools: TestTools
let endpoint: PlayedSpeech
let timeoutMs: number
beforeAll(async () => {
  tools = await testTools()
  endpoint = await playSpeech()
  // The fetcher is the one of a worker, with a shorter time limit.
  const fetch = guardedFetch({ allowPrivate: false })
  tools.fetch = (address, options) => fetch(address, { ...options, timeoutMs })
  await bringEndpoint(tools, endpoint.address)
})
afterAll(async () => {
  await endpoint.close()
  await tools.close()
})

const ask = (manner: SpeechManner, signal = new AbortController().signal) => {
  endpoint.mannerOf = () => manner
  timeoutMs = manner === 'mute' || manner === 'dripping' ? 1500 : 30_000
  return speakByEndpoint(tools.desk, settings, question, signal)
}

test('what an endpoint says is handed on as it came', async () => {
  expect((await ask('honest')).length).toBeGreaterThan(44)
  expect(await ask('empty')).toHaveLength(0)
})

test.each<[SpeechManner, RegExp]>([
  ['cut connection', /broke off the answer/],
  ['endless', /sent more than 20 MB for one sentence, so it was discarded\. Check/],
  ['mute', /did not answer within 2 seconds/],
  ['dripping', /did not answer within 2 seconds/],
  ['redirecting', /redirects to another address \(307\)/],
  ['failing', /failed to speak \(500\)\. Try it again later/],
  ['busy', /is limiting requests \(429\)\. Try it again later/],
  ['without the voice', /does not speak .* "tts-1" and the voice "nova" \(404\)\. Check/],
  ['refusing the voice', /does not speak .* "tts-1" and the voice "nova" \(400\)\. Check/],
])('of one that is %s, the reader is told so', async (manner, words) => {
  await expect(ask(manner)).rejects.toThrow(words)
})

test('an endpoint that never answers is left when the reader cancels', async () => {
  const cancel = new AbortController()
  const asked = ask('mute', cancel.signal)
  setTimeout(() => cancel.abort(), 50)
  await expect(asked).rejects.toThrow('stopped before it was answered')
})
