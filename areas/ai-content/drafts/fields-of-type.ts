import type { WholeBrief } from './brief.ts'

/** Fields of a brief that only some types of text use. */
export type TypedField =
  | 'audience'
  | 'name'
  | 'points'
  | 'action'
  | 'actionAddress'
  | 'place'
  | 'date'
  | 'contact'

const call = ['action', 'actionAddress'] as const

/** Fields that a type uses in addition to its subject, in the order in which they are asked. */
export const fieldsOfType: Record<WholeBrief['type'], readonly TypedField[]> = {
  'blog-post': ['points', ...call],
  'social-media-post': ['points', ...call],
  'email-newsletter': ['name', 'points', ...call],
  'product-description': ['name', 'audience', 'points', ...call],
  'ad-copy': ['points', ...call],
  'press-release': ['name', 'place', 'date', 'points', 'contact', ...call],
}
