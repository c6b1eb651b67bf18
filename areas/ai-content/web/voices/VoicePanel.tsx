import type { contentLanguages } from '../../choices.ts'
import type { DraftText } from '../../drafts/draft.ts'

export interface VoicePanelProps {
  text: DraftText
  /** The language of the draft: rules that are not for it stay silent. */
  language: (typeof contentLanguages)[number]
  /** Takes the text with one or all findings put right; words of sources and citations are as they were. */
  onChange: (text: DraftText) => void
  /** Leads to the part of a finding, such as by focusing its field. */
  onShow?: (part: string) => void
}

/** Findings of a draft by part, its two numbers, and the choice of the voice. */
export function VoicePanel({ text }: VoicePanelProps) {
  return <p>{text.title}</p>
}
