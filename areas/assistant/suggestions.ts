/** The subject of a reader's questions, and its name on the chip that shows it. */
export interface AskedAbout {
  kind: 'article' | 'topic' | 'folder' | 'source' | 'hub' | 'passage'
  label: string
}

const byKind: Record<AskedAbout['kind'], readonly string[]> = {
  article: [
    'What happened?',
    'Who reported it first?',
    'What changed since yesterday?',
    'How do the sources differ?',
    'Save this article',
  ],
  topic: ['What happened this week?', 'What changed since yesterday?', 'Who reported it first?'],
  folder: ['What happened today?', 'What changed since yesterday?', 'List the articles of today'],
  hub: ['What happened today?', 'What changed since yesterday?'],
  source: ['What happened this week?', 'List the articles of today'],
  passage: ['Is it true?', 'Who reported it first?', 'What changed since?'],
}

const anywhere = [
  'What happened today?',
  'What changed since yesterday?',
  'List my topics',
] as const

/** Suggests requests that the assistant understands, about this subject or about everything. */
export function suggestionsFor(about: AskedAbout | null): readonly string[] {
  return about === null ? anywhere : byKind[about.kind]
}
