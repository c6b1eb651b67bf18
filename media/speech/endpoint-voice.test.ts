import { createMp3Encoder } from 'wasm-media-encoders'
import { describe, expect, test } from 'vitest'
import { tone } from '../signal/test-sounds.ts'
import { endpointVoice } from './endpoint-voice.ts'
import { wavOf } from './test-wav.ts'

const TEXT = 'The ferry of Northwind sails again.'
const hum = tone(24_000, 300, 2, 0.4)
const { signal } = new AbortController()
const bytes = (text: string) => new TextEncoder().encode(text)
const voiceWith = (answer: Uint8Array) => endpointVoice(() => Promise.resolve(answer), 'nova')

describe('An endpoint that speaks', () => {
  test('is asked for the text and the voice', async () => {
    const asked: unknown[] = []
    const ask = (question: unknown) => {
      asked.push(question)
      return Promise.resolve(wavOf(hum, 24_000))
    }
    const { samples, rate } = await endpointVoice(ask, 'nova').speak(TEXT, signal)
    expect(asked).toEqual([{ text: TEXT, voice: 'nova' }])
    expect(rate).toBe(24_000)
    expect(samples[500]).toBeCloseTo(hum[500]!, 3)
  })

  test.each([0xff_ff_ff_ff, 0x7f_ff_ff_ff, 0])('may not know the length yet (%d)', async (said) => {
    const { samples } = await voiceWith(wavOf(hum, 24_000, said)).speak(TEXT, signal)
    expect(samples).toHaveLength(hum.length)
  })

  test('may answer with an mp3', async () => {
    const encoder = await createMp3Encoder()
    encoder.configure({ channels: 1, sampleRate: 24_000, bitrate: 64 })
    const answer = Buffer.concat([
      Buffer.from(encoder.encode([hum])),
      Buffer.from(encoder.finalize()),
    ])
    const { samples, rate } = await voiceWith(new Uint8Array(answer)).speak(TEXT, signal)
    expect(samples.length / rate).toBeCloseTo(2, 0)
  })
})

describe('Of an endpoint that fails, the reader is told why:', () => {
  test.each([
    ['nothing', new Uint8Array(0), 'The answer is empty.'],
    [
      'a page',
      bytes('<!doctype html><title>Bad gateway</title>'),
      'The answer is text instead of sound.',
    ],
    [
      'an error as JSON',
      bytes('{"error":"no such voice"}'),
      'The answer is text instead of sound.',
    ],
    [
      'a WAV that was cut',
      wavOf(hum, 24_000).subarray(0, 20_000),
      'The sound ends before its time.',
    ],
    ['the head of a WAV', wavOf(hum, 24_000).subarray(0, 30), 'The sound ends before its time.'],
    ['silence', wavOf(new Float32Array(48_000), 24_000), 'The sound is silent.'],
    [
      'a click',
      wavOf(hum.subarray(0, 2000), 24_000),
      'The sound is far too short for its sentence.',
    ],
    [
      'a minute',
      wavOf(tone(8000, 300, 60, 0.4), 8000),
      'The sound is far too long for its sentence.',
    ],
    ['another format', bytes('OggS and so on'), 'The sound is neither WAV nor mp3.'],
    ['a broken mp3', new Uint8Array(4000).fill(0xff), 'The sound is a broken mp3.'],
  ])('%s', async (_, answer, words) => {
    await expect(voiceWith(answer).speak(TEXT, signal)).rejects.toThrow(
      `The speech endpoint failed with its voice "nova". ${words}`,
    )
  })

  test('one that never answers is left when the reader cancels', async () => {
    const cancel = new AbortController()
    const spoken = endpointVoice(() => new Promise(() => undefined), 'nova').speak(
      TEXT,
      cancel.signal,
    )
    cancel.abort(new Error('cancelled'))
    await expect(spoken).rejects.toThrow('cancelled')
  })
})
