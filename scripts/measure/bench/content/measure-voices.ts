import { loadavg } from 'node:os'
import { checkPlainEnglish } from '#areas/ai-content/server/voices/plain-english.ts'
import { check } from '#areas/ai-content/voices/check.ts'
import { fixAll } from '#areas/ai-content/voices/fix.ts'
import { measure } from '#areas/ai-content/voices/measures/measure.ts'
import { usualRules, type VoiceRules } from '#areas/ai-content/voices/voice.ts'
import type { Measured } from '../measured.ts'
import { median } from '../statistics.ts'

const RUNS = 15

/** A text of 38 words with a match for every rule. */
const PASSAGE = `We leverage  a seamless solution in order to move ships, crews and cargo! It doesn't need 3 people, or 5 % more time.
"The the board knows," she said. Version 3.6.1 was sunk by a apple at 5 km/h. `
const TEXT = PASSAGE.repeat(20)

const rules: VoiceRules = {
  ...usualRules,
  pairs: [
    { words: 'leverage', instead: 'use' },
    { words: 'seamless', instead: '' },
    { words: 'in order to', instead: 'to' },
    { words: 'solution', instead: 'tool' },
  ],
  serialComma: 'always',
  smallNumbers: 'words',
  contractions: 'spelled-out',
}

/**
 * Measures the CPU time of checking about 800 words by the rules of a voice, and for plain English.
 */
export async function measureVoices(): Promise<Measured> {
  const passage = { text: TEXT, kept: [], seams: [] }
  const findings = check(TEXT, rules, 'en')
  const fighting = (): VoiceRules => ({
    ...rules,
    pairs: Array.from({ length: 5000 }, (_, nth) => ({
      words: `word${nth}`,
      instead: `word${(nth + 1) % 5000} word${(nth * 7 + 3) % 5000}`,
    })),
  })
  return {
    words: measure(TEXT, findings, 'en').words,
    findings: findings.length,
    'check, CPU ms': cpuMs(() => check(TEXT, rules, 'en')),
    'check and both numbers, CPU ms': cpuMs(() => measure(TEXT, check(TEXT, rules, 'en'), 'en')),
    'fix all, CPU ms': cpuMs(() => fixAll(passage, rules, 'en')),
    'plain English, CPU ms': cpuMs(() => checkPlainEnglish(TEXT)),
    'fix all by 5,000 rows that fight, read anew, CPU ms': cpuMs(() =>
      fixAll(passage, fighting(), 'en'),
    ),
    load: loadavg()[0]!,
  }
}

function cpuMs(work: () => unknown): number {
  work()
  return median(
    Array.from({ length: RUNS }, () => {
      const before = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }),
  )
}
