import { wordsOf, type DraftText, type Part } from '../../drafts/draft.ts'

/** What stands around a newsletter, and not in it. */
export interface MailHeads {
  /** Null without one. */
  subject: string | null
  /** The words that a mail program shows beside the subject; null without any. */
  preheader: string | null
}

/** Parts a text from its subject and preview text, which are labels in a file and no part of what is sent. */
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
