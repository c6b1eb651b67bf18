export const jobTypes = ['audio', 'video', 'text'] as const
export type JobType = (typeof jobTypes)[number]

export interface JobOption {
  value: string
  label: string
  hint?: string
}

interface NamedType {
  value: JobType
  label: string
  hint: string
}

export const typeOptions: readonly NamedType[] = [
  { value: 'audio', label: 'Audio', hint: 'A narration to listen to' },
  { value: 'video', label: 'Video', hint: 'A presentation to watch' },
  { value: 'text', label: 'Text', hint: 'An article to read' },
]

export const formats: Record<JobType, readonly JobOption[]> = {
  audio: [
    { value: 'podcast', label: 'Podcast', hint: 'Long-form discussion' },
    { value: 'brief', label: 'Brief', hint: 'Quick 2-min summary' },
    { value: 'deep-dive', label: 'Deep dive', hint: 'Detailed analysis' },
  ],
  video: [
    { value: 'presentation', label: 'Presentation', hint: 'Slides with a voice' },
    { value: 'talking-head', label: 'Talking head', hint: 'A presenter on camera' },
    { value: 'animated', label: 'Animated', hint: 'Drawn scenes' },
  ],
  text: [
    { value: 'summary', label: 'Summary', hint: 'The gist of it' },
    { value: 'detailed', label: 'Detailed', hint: 'The whole story' },
    { value: 'bullet', label: 'Bullet', hint: 'Point by point' },
  ],
}

export const styles = [
  { value: 'professional', label: 'Professional' },
  { value: 'casual', label: 'Casual' },
  { value: 'technical', label: 'Technical' },
  { value: 'balanced', label: 'Balanced' },
] as const satisfies readonly JobOption[]
export type PieceStyle = (typeof styles)[number]['value']

export const defaultStyle: PieceStyle = 'balanced'

/**
 * Choices for briefings, which only the assistant offers: further forms, a tone, and their length
 * in minutes.
 */
export const briefingFormats: readonly JobOption[] = [
  { value: 'brief', label: 'Brief summary' },
  { value: 'deep-dive', label: 'Deep dive' },
  { value: 'debate', label: 'Debate' },
  { value: 'review', label: 'Review' },
]
export const briefingTones = ['professional', 'casual', 'energetic'] as const
export const briefingDurations: readonly JobOption[] = [2, 5, 10].map((minutes) => ({
  value: `${minutes}m`,
  label: `${minutes} min`,
}))

/** The lengths of a piece; the first one is the default. */
export const durations: Record<JobType, readonly JobOption[]> = {
  audio: [
    { value: 'short', label: 'Short', hint: '2-5 min' },
    { value: 'medium', label: 'Medium', hint: '5-10 min' },
    { value: 'long', label: 'Long', hint: '10-20 min' },
  ],
  video: [
    { value: '1', label: '1 min' },
    { value: '3', label: '3 min' },
    { value: '5', label: '5 min' },
  ],
  text: [
    { value: '500', label: 'About 500 words' },
    { value: '1000', label: 'About 1000 words' },
    { value: '2000', label: 'About 2000 words' },
  ],
}

interface Made {
  type: JobType
  format: string
  style: string
  duration: string
}

/** Describes the choices of a job with the labels of the dialog: "Podcast, Balanced, 5-10 min". */
export function describeJob({ type, format, style, duration }: Made): string {
  const length = optionOf([...durations[type], ...briefingDurations], duration)
  return [
    optionOf([...formats[type], ...briefingFormats], format).label,
    optionOf([...styles, { value: 'energetic', label: 'Energetic' }], style).label,
    length.hint ?? length.label,
  ].join(', ')
}

/** Finds an option by its value. A value that is no longer offered becomes its own label. */
function optionOf(options: readonly JobOption[], value: string): JobOption {
  return options.find((option) => option.value === value) ?? { value, label: value }
}
