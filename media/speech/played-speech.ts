import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tone } from '../signal/test-sounds.ts'
import { wavOf } from './test-wav.ts'

const RATE = 24_000
const SECONDS_PER_CHARACTER = 0.06
const SOUND = { 'content-type': 'audio/wav' }
const UNKNOWN = 0xff_ff_ff_ff

/**
 * Ways in which a fake endpoint answers `/v1/audio/speech`; only the first two give usable speech.
 */
export const speechManners = {
  honest: (response, sound) => response.writeHead(200, SOUND).end(sound(1)),
  'of unknown length': (response, sound) => response.writeHead(200, SOUND).end(sound(1, UNKNOWN)),
  'cut WAV': (response, sound) => response.writeHead(200, SOUND).end(sound(1).subarray(0, 9000)),
  'cut connection': (response, sound) => {
    response.writeHead(200, { ...SOUND, 'content-length': 1_000_000 })
    response.write(sound(1), () => response.destroy())
  },
  'web page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome'),
  silent: (response, sound) => response.writeHead(200, SOUND).end(sound(0)),
  'silent, of unknown length': (response, sound) =>
    response.writeHead(200, SOUND).end(sound(0, UNKNOWN)),
  empty: (response) => response.writeHead(200, SOUND).end(),
  endless: (response, sound) => {
    response.writeHead(200, SOUND)
    const piece = sound(1, UNKNOWN)
    const pour = () => {
      while (!response.destroyed && response.write(piece)) {
        // The stream goes on until the caller has read enough.
      }
    }
    response.on('drain', pour)
    pour()
  },
  mute: () => undefined,
  dripping: (response) => {
    response.writeHead(200, SOUND)
    const timer = setInterval(() => response.write('R'), 20)
    response.on('close', () => clearInterval(timer))
  },
  redirecting: (response) =>
    response.writeHead(307, { location: 'http://127.0.0.1:1/v1/audio/speech' }).end(),
  failing: (response) => response.writeHead(500).end('{"error":"out of memory"}'),
  'without the voice': (response) => response.writeHead(404).end('{"error":"no such voice"}'),
  'refusing the voice': (response) => response.writeHead(400).end('{"error":"no such voice"}'),
  busy: (response) => response.writeHead(429, { 'retry-after': '5' }).end(),
} satisfies Record<string, (response: ServerResponse, sound: Sound) => unknown>
export type SpeechManner = keyof typeof speechManners

/** Makes a hum as long as the sentence takes; `said` is the length that its header states. */
type Sound = (loudness: number, said?: number) => Uint8Array

export interface PlayedSpeech {
  address: string
  /** Chooses how the nth request is answered, from 0. */
  mannerOf: (nth: number) => SpeechManner
  /** The requested sentences, oldest first. */
  asked: string[]
  close(): Promise<void>
}

/** Starts a fake speech endpoint on the loopback address that hums. */
export async function playSpeech(): Promise<PlayedSpeech> {
  const played: PlayedSpeech = {
    address: '',
    mannerOf: () => 'honest',
    asked: [],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer(async (request, response) => {
    // The endpoint serves nothing but speech.
    if (request.url !== '/v1/audio/speech') return void response.writeHead(404).end()
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { input } = JSON.parse(body) as { input: string }
    const manner = speechManners[played.mannerOf(played.asked.length)]
    played.asked.push(input)
    const sound: Sound = (loudness, said) =>
      wavOf(tone(RATE, 300, input.length * SECONDS_PER_CHARACTER, 0.4 * loudness), RATE, said)
    manner(response, sound)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  played.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return played
}
