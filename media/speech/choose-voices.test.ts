import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loudest } from '../signal/test-sounds.ts'
import { chooseVoices } from './choose-voices.ts'
import { findModel } from './model-files.ts'
import { modelVoice } from './model-voice.ts'
import { pitchOf } from './test-pitch.ts'

const { signal } = new AbortController()

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'synthwire-voice-'))
  for (const name of names) {
    if (name.endsWith('/')) mkdirSync(join(folder, name))
    else writeFileSync(join(folder, name), 'no model')
  }
  return folder
}

describe('Without settings,', () => {
  test.each(['en', 'en-GB', 'de', 'fr', 'es-MX', 'it', 'pt-BR', 'ar', 'zh', 'ru'])(
    'two hosts that differ speak %s',
    async (language) => {
      const { a, b, notes } = await chooseVoices({ language, settings: {} })
      expect(a.name).not.toBe(b.name)
      expect(notes).toEqual([])
      for (const voice of [a, b]) {
        const { samples, rate } = await voice.speak(
          language === 'zh' ? '今天渡轮又开了。' : 'Radio Roma',
          signal,
        )
        expect(loudest(samples)).toBeGreaterThan(0.1)
        expect(samples.length / rate).toBeGreaterThan(0.4)
      }
    },
  )

  test.each([
    ['ja', 'No voice speaks Japanese.'],
    ['yi', 'No voice speaks Yiddish.'],
    ['x', 'No voice speaks the language "x".'],
  ])('nobody speaks %s, and the reader is told', async (language, words) => {
    await expect(chooseVoices({ language, settings: {} })).rejects.toThrow(words)
  })

  test('voices tell when places in a sentence sound', async () => {
    const text = 'The ferry sails again, and the council is glad of it.'
    for (const language of ['en', 'fr']) {
      const { a } = await chooseVoices({ language, settings: {} })
      const { samples, rate, times } = await a.speak(text, signal, [text.indexOf('and')])
      expect(times![0]! / (samples.length / rate)).toBeGreaterThan(0.3)
      expect(times![0]! / (samples.length / rate)).toBeLessThan(0.6)
    }
  })
})

test.each(['en', 'de', 'fr', 'es', 'it'])(
  'hosts of %s speak at different heights',
  async (language) => {
    const { a, b } = await chooseVoices({ language, settings: {} })
    const [high, low] = await Promise.all(
      [a, b].map(async (voice) => pitchOf(await voice.speak('La radio de Roma', signal))),
    )
    expect(high! / low!).toBeGreaterThan(1.25)
  },
)

describe('By the settings,', () => {
  test('the endpoint speaks whatever language', async () => {
    const settings = { endpoint: { a: 'nova', b: 'onyx' } }
    const ask = () => Promise.resolve(new Uint8Array())
    const { a, b } = await chooseVoices({ language: 'ja', settings, ask })
    expect([a.name, b.name]).toEqual(['nova (endpoint)', 'onyx (endpoint)'])
  })

  test('a voice that is gone gives its place to another one, and the reader is told', async () => {
    const gone = { folder: '/nowhere/amber', speaker: 0 }
    const settings = { models: { a: gone, b: gone, language: 'en' } }
    const { a, notes } = await chooseVoices({ language: 'en', settings })
    expect(a.name).toBe('slt (flite)')
    expect(notes).toEqual([
      'The voice in the folder "amber" is gone. Choose another voice in the settings. The built-in voices speak instead.',
    ])
    await expect(modelVoice(gone).speak('Hello.', signal)).rejects.toThrow(
      'The voice in the folder "amber" is gone.',
    )
  })

  test('a model of another language does not speak', async () => {
    const model = { folder: folderWith('tokens.txt', 'model.onnx'), speaker: 0 }
    const settings = { models: { a: model, b: model, language: 'en' } }
    const { notes } = await chooseVoices({ language: 'de-AT', settings })
    expect(notes).toEqual([
      'The voices of your settings do not speak German, so the built-in voices do.',
    ])
    const english = await chooseVoices({ language: 'en-US', settings })
    expect(english.a.name).toMatch(/speaker 0 \(sherpa-onnx\)$/)
  })
})

describe('Model files', () => {
  test('are told apart by what lies beside them', async () => {
    expect(
      Object.keys(await findModel(folderWith('tokens.txt', 'amber.onnx', 'espeak-ng-data/'))),
    ).toEqual(['vits'])
    expect(
      Object.keys(await findModel(folderWith('tokens.txt', 'model.onnx', 'voices.bin'))),
    ).toEqual(['kokoro'])
    const matcha = await findModel(
      folderWith('tokens.txt', 'model-steps-3.onnx', 'vocos-22khz.onnx', 'lexicon.txt'),
    )
    expect(matcha).toEqual({
      matcha: {
        acousticModel: expect.stringMatching(/model-steps-3\.onnx$/),
        vocoder: expect.stringMatching(/vocos-22khz\.onnx$/),
        tokens: expect.stringMatching(/tokens\.txt$/),
        lexicon: expect.stringMatching(/lexicon\.txt$/),
      },
    })
  })

  test('that are missing are named', async () => {
    await expect(findModel(folderWith('model.onnx'))).rejects.toThrow(
      'holds no voice: tokens.txt is missing.',
    )
    await expect(findModel(folderWith('tokens.txt'))).rejects.toThrow(
      'holds no voice: a model (*.onnx) is missing.',
    )
  })
})
