import { wordsOf, type DraftText, type Part } from '../../drafts/draft.ts'

/** The parts of a newsletter outside its body. */
export interface MailHeads {
  /** The subject line; null if the text has none. */
  subject: string | null
  /** The preview text, which mail programs show beside the subject; null if the text has none. */
  preheader: string | null
}

/**
 * Separates a text from its subject and preview text, which are labels in a file and not part of
 * the body.
 */
export function withoutMailHeads(text: DraftText): { text: DraftText; heads: MailHeads } {
  const isHead = ({ kind }: Part) => kind === 'subject' || kind === 'preheader'
  const find = (kind: Part['kind']) => {
    const part = text.parts.find((one) => one.kind === kind)
    return (part && wordsOf(part).replaceAll(/\s+/g, ' ').trim()) || null
  }
  return {
    text: { ...text, parts: text.parts.filter((part) => !isHead(part)) },
    heads: { subject: find('subject'), preheader: find('preheader') },
  }
}
