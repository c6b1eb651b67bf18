import type { SourceForm } from '../contract.ts'

/** Six outlets of the demo's own world, for the quick-add list. */
export const popularSources: SourceForm['popular'] = [
  { name: 'Northlight Wire', address: 'https://northlight-wire.example/feed', category: 'general', isFollowed: false },
  { name: 'Silicon Sundial', address: 'https://silicon-sundial.example/rss', category: 'technology', isFollowed: false },
  { name: 'Kestrel Business', address: 'https://kestrel-business.example/feed.xml', category: 'business', isFollowed: false },
  { name: 'Field Notes Quarterly', address: 'https://field-notes.example/atom.xml', category: 'science', isFollowed: false },
  { name: 'Ward and Clinic', address: 'https://ward-clinic.example/feed', category: 'health', isFollowed: false },
  { name: 'Touchline Daily', address: 'https://touchline.example/rss.xml', category: 'sports', isFollowed: false },
]
