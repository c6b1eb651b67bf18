import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loudnessMeter } from '../signal/loudness.ts'
import { loudest } from '../signal/test-sounds.ts'
import { chooseVoices } from '../speech/choose-voices.ts'
import { narrate } from './narrate.ts'
import { RATE, type Narration } from './narration.ts'
import { levels, readSound } from './read-sound.ts'
import { hummingVoices, scriptOf, testAttempt } from './test-pieces.ts'

const script = scriptOf(
  ['The ferry of Northwind sails again after eleven weeks.', 'What stopped it?'],
  [
    'A crack in the second shaft, which two inspectors found in March when they looked at the engine for the third time, kept it in the harbour.',
    'Repairs cost $3.5 million, 12% more than planned.',
    'The council votes on Nov. 23.',
  ],
)

/** The narration by the built-in voices; it is made once, for all tests that listen to it. */
let spoken: Promise<Narration> | undefined
const spokenScript = () => (spoken ??= speakScript())
async function speakScript() {
  const voices = await chooseVoices({ language: 'en', settings: {} })
  return narrate({ script, voices, attempt: testAttempt() })
}

test('a piece is spoken by two hosts: as loud as it should be, without clipping, without long gaps', async () => {
  const narration = await spokenScript()
  const sound = await whole(narration)
  expect(sound.length / RATE).toBeCloseTo(narration.seconds, 5)
  expect(Math.abs(loudnessOf(sound) + 16)).toBeLessThan(1)
  expect(loudest(sound)).toBeLessThan(0.85)

  expect(narration.lines.map(({ section, line }) => [section, line])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
  ])
  const hosts = [
    [0, 2, 4],
    [1, 3],
  ].map((lines) => loudnessOf(joinedLines(sound, narration, lines)))
  expect(Math.abs(hosts[0]! - hosts[1]!)).toBeLessThan(1.5)
  expect(longestSilence(await levels(narration, 100))).toBeLessThan(100)
  expect(narration.chapters).toEqual([
    { title: 'Part 1', start: 0, end: narration.lines[2]!.start },
    { title: 'Part 2', start: narration.lines[2]!.start, end: narration.seconds },
  ])
})

test('captions stand when their words sound', async () => {
  const narration = await spokenScript()
  const level = await levels(narration, 100)
  expect(narration.cues.map(({ text }) => text).join(' ')).toBe(
    script.sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' '),
  )
  for (const { section, line, start, end } of narration.lines) {
    const before = level.slice(Math.max(0, Math.round(start * 100) - 15), Math.round(start * 100))
    const onset = level.slice(Math.round(start * 100)).findIndex((value) => value > 0.03) / 100
    const last =
      level.slice(0, Math.round(end * 100) + 20).findLastIndex((value) => value > 0.03) / 100
    expect(Math.max(0, ...before), `silence before ${section}/${line}`).toBeLessThan(0.03)
    expect(onset, `onset of ${section}/${line}`).toBeLessThan(0.2)
    expect(Math.abs(last - end), `end of ${section}/${line}`).toBeLessThan(0.2)
  }
})

test('a caption inside a sentence begins when its first word sounds', async () => {
  const text =
    'The company, founded in Utrecht eleven years ago, has raised more than it needs, and analysts said that the licence matters more.'
  const voices = await chooseVoices({ language: 'en', settings: {} })
  const narration = await narrate({ script: scriptOf([text]), voices, attempt: testAttempt() })
  const level = await levels(narration, 100)
  const inside = narration.cues.filter(({ start }, i) => {
    const before = narration.cues[i - 1]
    // The voice pauses after a comma, which shows where the next caption begins.
    return before?.end === start && before.text.endsWith(',')
  })
  expect(inside.length).toBeGreaterThan(0)
  for (const { start, text: shown } of inside) {
    const at = Math.round(start * 100)
    const near = Array.from({ length: 41 }, (_, i) => at - 20 + i)
    const begins = near.filter(
      (i) => level[i]! > 0.04 && Math.max(...level.slice(i - 3, i)) <= 0.04,
    )
    expect(begins, shown).not.toEqual([])
  }
})

test('a sentence that was spoken is not spoken again after a kill', async () => {
  const attempt = testAttempt()
  const killed = hummingVoices()
  const speak = killed.b.speak
  killed.b.speak = async (...asked) => {
    if (asked[0].startsWith('Repairs')) throw new Error('killed')
    return speak(...asked)
  }
  await expect(narrate({ script, voices: killed, attempt })).rejects.toThrow('killed')
  expect(killed.asked).toHaveLength(3)
  expect(readdirSync(attempt.folder)).toEqual(['spoken'])

  const again = hummingVoices()
  const narration = await narrate({ script, voices: again, attempt })
  expect(again.asked).toHaveLength(2)
  expect(await narrate({ script, voices: again, attempt })).toEqual(narration)
  expect(again.asked).toHaveLength(2)
  expect(
    readdirSync(attempt.folder)
      .toSorted()
      .map((name) => name.replace(/.*\./, '')),
  ).toEqual(['json', 'pcm'])
})

test('a sentence of two thousand words is spoken in parts, and is one line', async () => {
  const words = Array.from(
    { length: 2000 },
    (_, i) => `word${String.fromCharCode(97 + (i % 26), 97 + ((i >> 4) % 26))}${i % 7 ? '' : ','}`,
  ).join(' ')
  // A fast voice is enough, because this test is about the parts and the gaps between them.
  const voices = hummingVoices(0.3, 0.006)
  const narration = await narrate({ script: scriptOf([words]), voices, attempt: testAttempt() })
  expect(narration.lines).toHaveLength(1)
  expect(voices.asked.length).toBeGreaterThan(20)
  expect(Math.max(...voices.asked.map((text) => text.length))).toBeLessThanOrEqual(400)
  expect(longestSilence(await levels(narration, 100))).toBeLessThan(100)
})

test('a line without words is passed over, and a piece without words is told', async () => {
  const voices = hummingVoices()
  const narration = await narrate({
    script: scriptOf(['— 🎉 —', 'The ferry sails.']),
    voices,
    attempt: testAttempt(),
  })
  expect(narration.lines[0]!.start).toBe(narration.lines[0]!.end)
  expect(narration.cues.map(({ text }) => text)).toEqual(['The ferry sails.'])
  const empty = narrate({ script: scriptOf(['…']), voices, attempt: testAttempt() })
  await expect(empty).rejects.toThrow('There are no words to speak in this piece.')
})

test('a voice that stays silent is told, and cancelling ends at once', async () => {
  const silent = hummingVoices(0)
  await expect(narrate({ script, voices: silent, attempt: testAttempt() })).rejects.toThrow(
    'The voice high stayed silent at "The ferry of Northwind sails again after eleven weeks.".',
  )
  const cancelled = { ...testAttempt(), signal: AbortSignal.abort(new Error('cancelled')) }
  await expect(narrate({ script, voices: hummingVoices(), attempt: cancelled })).rejects.toThrow(
    'cancelled',
  )
})

async function whole(narration: Narration): Promise<Float32Array> {
  const samples: number[] = []
  for await (const piece of readSound(narration, { chunkSeconds: 2 })) samples.push(...piece)
  return Float32Array.from(samples)
}

function loudnessOf(samples: Float32Array): number {
  const meter = loudnessMeter(RATE)
  meter.add(samples)
  return meter.loudness()
}

function joinedLines(
  sound: Float32Array,
  { lines }: Narration,
  wanted: readonly number[],
): Float32Array {
  return Float32Array.from(
    wanted.flatMap((i) => Array.from(sound.subarray(lines[i]!.start * RATE, lines[i]!.end * RATE))),
  )
}

/** The longest silence, as a number of levels; there are a hundred for each second. */
function longestSilence(level: Float32Array): number {
  let longest = 0
  let length = 0
  for (const value of level) {
    length = value < 0.003 ? length + 1 : 0
    longest = Math.max(longest, length)
  }
  return longest
}
