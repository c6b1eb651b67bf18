/** Lengths of a recap as a piece. */
export const briefingLengths = [
  { value: 'short', label: 'Short', minutes: 2 },
  { value: 'medium', label: 'Medium', minutes: 5 },
  { value: 'long', label: 'Long', minutes: 10 },
] as const

export const briefingStyles = [
  { value: 'brief-summary', label: 'Brief Summary' },
  { value: 'deep-dive', label: 'Deep Dive' },
  { value: 'debate-format', label: 'Debate Format' },
  { value: 'review', label: 'Review' },
] as const

export const briefingTones = [
  { value: 'professional', label: 'Professional' },
  { value: 'casual', label: 'Casual' },
  { value: 'energetic', label: 'Energetic' },
] as const

interface Briefing {
  length: (typeof briefingLengths)[number]['value']
  style: (typeof briefingStyles)[number]['value']
  tone: (typeof briefingTones)[number]['value']
  /** True if the recap is delivered at a later time instead of at once. */
  isScheduled: boolean
}

export const defaultBriefing: Briefing = {
  length: 'medium',
  style: 'brief-summary',
  tone: 'professional',
  isScheduled: false,
}

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value)
export const briefingLengthValues = valuesOf(briefingLengths)
export const briefingStyleValues = valuesOf(briefingStyles)
export const briefingToneValues = valuesOf(briefingTones)

/** Places that the text of a scheduled briefing can go to. */
export const briefingChannels = ['panel', 'email', 'push'] as const
export type BriefingChannel = (typeof briefingChannels)[number]

type Choice = Pick<Briefing, 'length' | 'style' | 'tone'>

const FORMATS: Record<Briefing['style'], string> = {
  'brief-summary': 'brief',
  'deep-dive': 'deep-dive',
  'debate-format': 'debate',
  review: 'review',
}

/**
 * Translates the choices of a briefing into the fields of a newsroom job: its format, style and
 * duration.
 */
export function briefingJob({ length, style, tone }: Choice) {
  const minutes = briefingLengths.find(({ value }) => value === length)?.minutes ?? 5
  return { format: FORMATS[style], style: tone as string, duration: `${minutes}m` }
}
