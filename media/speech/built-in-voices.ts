import { espeakVoice } from './espeak-voice.ts'
import { fliteVoice } from './flite-voice.ts'
import type { Voice } from './voice.ts'

/** The languages that eSpeak NG speaks well enough to follow, each with the name of its voice. */
const ESPEAK: Readonly<Record<string, string>> = Object.fromEntries(
  `af am ar az be bg bn bs ca cs cy da de el eo es et eu fa fi fr ga gd gl:pt gu he hi hr hu hy id is it ka kk kn ko
  ky la lb lt lv mk ml mr ms mt my nb ne nl no:nb nn:nb pa pl pt ro ru sd si sk sl sq sr sv sw ta te th tr tt uk
  ur uz vi zh:cmn cmn yue`
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([language = '', voice = language]) => [language, voice]),
)
/** Voices for countries whose people speak a language differently. */
const REGIONS: Readonly<Record<string, string>> = {
  'pt-br': 'pt-br',
  'es-mx': 'es-419',
  'es-ar': 'es-419',
  'es-co': 'es-419',
  'es-us': 'es-419',
  'fr-be': 'fr-be',
  'fr-ch': 'fr-ch',
  'zh-hk': 'yue',
}

/** The two built-in voices for a language; null if they do not speak it. */
export function builtInVoices(language: string): { a: Voice; b: Voice } | null {
  const tag = language.toLowerCase().replaceAll('_', '-')
  const main = tag.split('-')[0]!
  if (main === 'en') {
    return {
      a: fliteVoice({ voice: 'slt', stretch: 0.97 }),
      b: fliteVoice({ voice: 'rms', stretch: 0.9 }),
    }
  }
  const voice = REGIONS[tag] ?? (Object.hasOwn(ESPEAK, main) ? ESPEAK[main] : undefined)
  if (voice === undefined) return null
  // A woman's voice and a man's, which also differ in pitch and pace.
  return {
    a: espeakVoice({ voice: `${voice}+f3`, wordsPerMinute: 162, pitch: 58 }),
    b: espeakVoice({ voice: `${voice}+m3`, wordsPerMinute: 156, pitch: 34 }),
  }
}
