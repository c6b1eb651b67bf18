import type { Part, Run } from '../../../drafts/draft.ts'

/** Names of kinds of parts. */
export const kindWords: Record<Part['kind'], string> = {
  subject: 'Subject',
  preheader: 'Preview text',
  title: 'Title',
  lead: 'Lead',
  greeting: 'Greeting',
  heading: 'Heading',
  paragraph: 'Paragraph',
  item: 'List item',
  call: 'Call to action',
  'sign-off': 'Sign-off',
}

/** Names of authors, as in the legend beside a text. */
export const authorWords: Record<Run['by'], string> = {
  reader: 'Yours',
  frame: 'Template',
  source: 'A source, word for word',
  note: 'Your notes, private',
  model: 'AI model',
}
