import { chosenSubject, subjectKey } from '#areas/newsroom/web/lends/subject-values.ts'
import { defaultBriefing, type BriefingChannel } from '../../briefing-options.ts'
import type { repeats } from '../../briefing-words.ts'
import type {
  Briefing,
  BriefingDraft,
  BriefingPiece,
  BriefingTimes,
} from '../../contracts/briefings.ts'

export const spans = [
  { value: 'day', label: 'The last 24 hours' },
  { value: 'week', label: 'The last 7 days' },
] as const

export const pieceTypes = [
  { value: 'none', label: 'Text only' },
  { value: 'audio', label: 'Audio' },
  { value: 'video', label: 'Video' },
] as const

export const emptyOptions = [
  { value: 'say', label: 'Say so in one line' },
  { value: 'skip', label: 'Send nothing' },
] as const

/** Values of the form. */
export interface BriefingValues {
  title: string
  subject: string
  span: BriefingDraft['span']
  repeats: (typeof repeats)[number]['value']
  day: string
  weekday: string
  time: string
  channels: BriefingChannel[]
  type: 'none' | 'audio' | 'video'
  length: BriefingPiece['length']
  style: BriefingPiece['style']
  tone: BriefingPiece['tone']
  whenEmpty: BriefingDraft['whenEmpty']
}

const FIRST_TIME = '08:00'

export function valuesOf(briefing?: Briefing, chosen?: BriefingPiece): BriefingValues {
  const times = briefing?.times
  const piece = briefing?.piece ?? chosen
  return {
    title: briefing?.title ?? (chosen ? 'Weekly recap' : ''),
    subject: briefing ? subjectKey(briefing.subject) : chosen ? 'recent:168' : 'recent:24',
    span: briefing?.span ?? (chosen ? 'week' : 'day'),
    repeats: times?.repeats ?? (chosen ? 'weekly' : 'daily'),
    day: times?.repeats === 'once' ? times.day : '',
    weekday: String(times?.repeats === 'weekly' ? times.weekday : 1),
    time: times?.time ?? FIRST_TIME,
    channels: briefing?.channels ?? ['panel'],
    type: piece?.type ?? 'none',
    length: piece?.length ?? defaultBriefing.length,
    style: piece?.style ?? defaultBriefing.style,
    tone: piece?.tone ?? defaultBriefing.tone,
    whenEmpty: briefing?.whenEmpty ?? 'say',
  }
}

export function draftOf(
  values: BriefingValues,
  briefing: Briefing | undefined,
  zone: string,
): BriefingDraft {
  const { title, subject, span, channels, whenEmpty, type, length, style, tone } = values
  return {
    ...(briefing && { id: briefing.id }),
    ...{ title, span, channels, whenEmpty },
    subject: chosenSubject(subject),
    times: timesOf(values, zone),
    piece: type === 'none' ? null : { type, length, style, tone },
    isPaused: briefing?.isPaused ?? false,
  }
}

function timesOf({ repeats, day, weekday, time }: BriefingValues, zone: string): BriefingTimes {
  if (repeats === 'once') return { repeats, day, time, zone }
  if (repeats === 'weekly') return { repeats, weekday: Number(weekday), time, zone }
  return { repeats, time, zone }
}
