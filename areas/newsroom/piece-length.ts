import { WORDS_PER_MINUTE } from '#engine/scripts/script.ts'
import { wordsPerMinute } from '#engine/scripts/speaking-rate.ts'
import type { JobType } from './job-options.ts'

/** The minutes of each length, within the ranges that the dialog shows: 2-5, 5-10 and 10-20. */
const AUDIO_MINUTES: Record<string, number> = { short: 3, medium: 8, long: 15 }
/** The longest brief in minutes, which the dialog calls "Quick 2-min summary". */
const BRIEF_MINUTES = 2
/** The length of a briefing, such as "5m" for five minutes. */
const BRIEFING_MINUTES = /^(\d{1,2})m$/
/** Words per minute in silent reading, an average for adults in English (Brysbaert 2019). */
const READ_PER_MINUTE = 238

/** The number of words that a piece should have; null if the length cannot be read. */
export function wishedWords({
  type,
  format,
  duration,
}: {
  type: JobType
  format: string
  duration: string
}): number | null {
  if (type === 'text') return whole(duration)
  const ofBriefing = BRIEFING_MINUTES.exec(duration)?.[1]
  if (ofBriefing !== undefined) return Number(ofBriefing) * WORDS_PER_MINUTE
  if (type === 'video') {
    const minutes = whole(duration)
    return minutes === null ? null : minutes * WORDS_PER_MINUTE
  }
  const minutes = AUDIO_MINUTES[duration]
  if (minutes === undefined) return null
  return (format === 'brief' ? Math.min(minutes, BRIEF_MINUTES) : minutes) * WORDS_PER_MINUTE
}

function whole(duration: string): number | null {
  const found = Number(duration)
  return Number.isInteger(found) && found > 0 ? found : null
}

/** Estimates the time that this many words of a language take, spoken or read. */
export function secondsFor(type: JobType, words: number, language: string): number {
  return (words / (type === 'text' ? READ_PER_MINUTE : wordsPerMinute(language))) * 60
}
