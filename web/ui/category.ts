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

/** The value of `data-cat`, which sets the hue of everything inside; "general" is the colour of ink. */
export function categoryKey(category: string): string {
  return keys[category] ?? 'general'
}

/** Every hue but the red of Breaking: outlets wear one of these. */
export const outletHues = Object.values(keys).slice(1)
