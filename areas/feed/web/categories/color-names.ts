import type { Hue } from '../../contracts/categories.ts'

export const colorNames: Readonly<Record<Hue, string>> = {
  world: 'Blue',
  policy: 'Slate',
  crime: 'Brown',
  business: 'Olive',
  markets: 'Green',
  technology: 'Cyan',
  ai: 'Violet',
  cybersecurity: 'Orange',
  science: 'Teal',
  space: 'Purple',
  environment: 'Moss',
  healthcare: 'Rose',
  automotive: 'Amber',
  sports: 'Lime',
  culture: 'Magenta',
  lifestyle: 'Terracotta',
  general: 'Gray',
}
