import type { SourceForm } from '../contract.ts'

type PopularSource = SourceForm['popular'][number]

/** Six invented outlets of the demo, for the list of sources to follow with one click. */
export const popularSources: PopularSource[] = [
  popular('Eleven Nations Radio', 'https://eleven-nations.example/world.xml', 'general'),
  popular('Lamppost', 'https://lamppost.example/feed', 'technology'),
  popular('Wire & Ledger', 'https://wire-and-ledger.example/rss', 'business'),
  popular('Lattice Review', 'https://lattice-review.example/atom.xml', 'science'),
  popular('Clinic & Commons', 'https://clinic-and-commons.example/feed', 'health'),
  popular('The Long Table', 'https://the-long-table.example/feed.json', 'entertainment'),
]

function popular(
  name: string,
  address: string,
  category: PopularSource['category'],
): PopularSource {
  return { name, address, category, isFollowed: false }
}
