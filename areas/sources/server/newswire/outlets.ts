import type { NewswireSite } from '#server/fetch/newswire-address.ts'
import type { SourceDraft } from '../../contract.ts'

export interface NewswireOutlet {
  id: NewswireSite
  name: string
  description: string
  category: NonNullable<SourceDraft['category']>
  language: 'en' | 'de' | 'fr'
  format: 'rss-2.0' | 'rss-0.92' | 'rdf' | 'atom' | 'json'
  /** The part of the text that is in the feed: all of it, or the first paragraph. */
  text: 'full' | 'teaser'
  /** The kind of id that its entries have: a number, the link, or none. */
  identity: 'number' | 'link' | 'unsaid'
}

/** Twelve invented outlets that differ as real ones do. */
export const newswireOutlets = [
  {
    id: 'calder-standard',
    name: 'The Calder Standard',
    description: 'News from Brennick and the Calder Republic',
    category: 'general',
    language: 'en',
    format: 'rss-2.0',
    text: 'full',
    identity: 'link',
  },
  {
    id: 'port-ansel-mercury',
    name: 'Port Ansel Mercury',
    description: 'Harbor, city, coast',
    category: 'general',
    language: 'en',
    format: 'rss-2.0',
    text: 'teaser',
    identity: 'number',
  },
  {
    id: 'eleven-nations-radio',
    name: 'Eleven Nations Radio',
    description: 'Bulletins from the countries of the Concord',
    category: 'general',
    language: 'en',
    format: 'atom',
    text: 'full',
    identity: 'number',
  },
  {
    id: 'tolle-valley-record',
    name: 'Tolle Valley Record',
    description: 'What happens between Elverton and Greywater',
    category: 'general',
    language: 'en',
    format: 'rss-0.92',
    text: 'full',
    identity: 'unsaid',
  },
  {
    id: 'wire-and-ledger',
    name: 'Wire & Ledger',
    description: 'Companies, money, trade',
    category: 'business',
    language: 'en',
    format: 'rss-2.0',
    text: 'teaser',
    identity: 'unsaid',
  },
  {
    id: 'lamppost',
    name: 'Lamppost',
    description: 'Technology, seen from the street',
    category: 'technology',
    language: 'en',
    format: 'atom',
    text: 'full',
    identity: 'link',
  },
  {
    id: 'second-compiler',
    name: 'Second Compiler',
    description: 'For people who build software, and for those who repair it',
    category: 'technology',
    language: 'en',
    format: 'json',
    text: 'full',
    identity: 'link',
  },
  {
    id: 'lattice-review',
    name: 'Lattice Review',
    description: 'Research, read closely',
    category: 'science',
    language: 'en',
    format: 'rdf',
    text: 'full',
    identity: 'link',
  },
  {
    id: 'perigee',
    name: 'Perigee',
    description: 'Spaceflight without the countdown voice',
    category: 'science',
    language: 'en',
    format: 'json',
    text: 'full',
    identity: 'number',
  },
  {
    id: 'ward-seven',
    name: 'Ward Seven',
    description: 'Hospitals, medicines, and the people in between',
    category: 'health',
    language: 'en',
    format: 'rss-2.0',
    text: 'full',
    identity: 'number',
  },
  {
    id: 'lindmoorer-anzeiger',
    name: 'Lindmoorer Anzeiger',
    description: 'Nachrichten aus Lindmoor und dem Umland',
    category: 'general',
    language: 'de',
    format: 'atom',
    text: 'full',
    identity: 'number',
  },
  {
    id: 'gazette-de-valcroix',
    name: 'La Gazette de Valcroix',
    description: 'L’actualité de Valcroix et de sa région',
    category: 'general',
    language: 'fr',
    format: 'rss-2.0',
    text: 'full',
    identity: 'link',
  },
] as const satisfies readonly NewswireOutlet[]

export type OutletId = (typeof newswireOutlets)[number]['id']
