import type { DraftNotice } from '../contracts/drafts.ts'
import type { WholeBrief } from '../drafts/brief.ts'

type Field =
  | 'about'
  | 'name'
  | 'points'
  | 'action'
  | 'actionAddress'
  | 'place'
  | 'date'
  | 'contact'
  | 'audience'

const asked: Record<WholeBrief['type'], readonly Field[]> = {
  'blog-post': ['about'],
  'social-media-post': ['about'],
  'email-newsletter': ['about', 'name'],
  'product-description': ['name', 'about', 'points'],
  'ad-copy': ['about', 'action'],
  'press-release': ['about', 'name', 'place', 'date', 'contact'],
}

const questions: Record<Field, string> = {
  about: 'What is the text about? Its first line becomes the title.',
  name: 'Who speaks, or what is the product called?',
  points: 'What does it do? Add a point for each thing.',
  action: 'What should readers do next?',
  actionAddress: 'Which address does the call lead to?',
  place: 'Where is the release issued?',
  date: 'When is it issued?',
  contact: 'Whom can journalists contact?',
  audience: 'Who is the text for?',
}

/** Fields of the brief that the type needs and that are empty, as questions. */
export function questionsOf(brief: WholeBrief): DraftNotice[] {
  const needed = [
    ...asked[brief.type],
    ...(brief.action.trim() !== '' ? (['actionAddress'] as const) : []),
  ]
  return needed
    .filter((field) => brief[field].length === 0 || String(brief[field]).trim() === '')
    .map((field) => ({ kind: 'question', words: questions[field], field }))
}
