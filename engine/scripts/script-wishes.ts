/** Wishes for a piece: the values of areas/newsroom/job-options.ts, in terms of writing. */
export interface ScriptWishes {
  form: ScriptForm
  style: 'professional' | 'casual' | 'technical' | 'balanced' | 'energetic'
  /** Its length in words; for a spoken piece, minutes times WORDS_PER_MINUTE. */
  words: number
}

export const scriptForms = [
  // audio
  'brief',
  'podcast',
  'deep-dive',
  // video
  'presentation',
  'talking-head',
  'animated',
  // text
  'summary',
  'detailed',
  'bullet',
  // recaps
  'debate',
  'review',
] as const
export type ScriptForm = (typeof scriptForms)[number]
