const keys: Record<string, string> = {
  Breaking: 'breaking',
  'AI Infrastructure': 'ai',
  'Policy & Government': 'policy',
  Markets: 'markets',
  Science: 'science',
  Technology: 'technology',
  Environment: 'environment',
  Space: 'space',
  Healthcare: 'healthcare',
  Cybersecurity: 'cybersecurity',
  Automotive: 'automotive',
  Business: 'business',
}

/** Categories that only articles have, but not outlets. */
const moreKeys: Record<string, string> = {
  World: 'world',
  Sports: 'sports',
  Culture: 'culture',
  'Crime & Justice': 'crime',
  Lifestyle: 'lifestyle',
}

/**
 * The value of `data-cat`, which sets the hue of everything inside the element; "general" is the
 * color of ink.
 */
export function categoryKey(category: string, hue?: string): string {
  return hue ?? keys[category] ?? moreKeys[category] ?? 'general'
}
