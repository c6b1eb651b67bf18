import type { DraftNotice } from '../contracts/drafts.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import type { TypedField } from '../drafts/fields-of-type.ts'

type Field = 'about' | TypedField

const asked: Record<WholeBrief['type'], readonly Field[]> = {
  'blog-post': ['about'],
  'social-media-post': ['about'],
  'email-newsletter': ['about', 'name'],
  'product-description': ['name', 'about', 'points'],
  'ad-copy': ['about', 'points', 'action'],
  'press-release': ['about', 'points', 'name', 'place', 'date', 'contact'],
}

const questions: Record<Field, string> = {
  about: 'What is the text about? Its first line becomes the title.',
  name: 'Who speaks, or what is the product called?',
  points: 'What do you want to say? Add a point for each thing.',
  action: 'What should readers do next?',
  actionAddress: 'Which address does the call lead to?',
  place: 'Where is the release issued?',
  date: 'When is it issued?',
  contact: 'Whom can journalists contact?',
  audience: 'Who is the text for?',
}

/** Questions for types that cannot be written from reports alone. */
const questionsAboutPoints: Partial<Record<WholeBrief['type'], string>> = {
  'product-description':
    'What does it do? Add a point for each thing: your points carry the text, and at most one report bears them out.',
  'ad-copy':
    'What does the ad say? Add a point for each thing, in up to 90 characters: reports carry no ad.',
  'press-release': 'What is your own news? Add it as points: reports are its background only.',
}

/** Asks for the fields that a type of text needs and that are empty in the brief. */
export function questionsOf(brief: WholeBrief): DraftNotice[] {
  const needed = [
    ...asked[brief.type],
    ...(brief.action.trim() !== '' ? (['actionAddress'] as const) : []),
  ]
  return needed
    .filter((field) => brief[field].length === 0 || String(brief[field]).trim() === '')
    .map((field) => ({
      kind: 'question',
      words: (field === 'points' && questionsAboutPoints[brief.type]) || questions[field],
      field,
    }))
}
