import type { Hue } from './contracts/categories.ts'
import type { Category } from '#areas/articles/contract.ts'

/** The default color of each built-in category. */
export const hueOfCategory: Readonly<Record<Exclude<Category, 'Breaking'>, Hue>> = {
  World: 'world',
  'Policy & Government': 'policy',
  'Crime & Justice': 'crime',
  Business: 'business',
  Markets: 'markets',
  Technology: 'technology',
  'AI Infrastructure': 'ai',
  Cybersecurity: 'cybersecurity',
  Science: 'science',
  Space: 'space',
  Environment: 'environment',
  Healthcare: 'healthcare',
  Automotive: 'automotive',
  Sports: 'sports',
  Culture: 'culture',
  Lifestyle: 'lifestyle',
  General: 'general',
}

export function hueOf(id: string): Hue {
  return (hueOfCategory as Readonly<Record<string, Hue>>)[id] ?? 'general'
}
