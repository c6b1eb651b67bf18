import { dollars } from '#web/ui/amounts.ts'
import type { Price } from '../contract.ts'
import type { ToolFilter } from '../tools.ts'

/** Formats a price: "Free", "$9.99/month". */
export function priceWords(price: Price | null): string {
  return price ? `${dollars(price.amountUsd)}/${price.per}` : 'Free'
}

export const filterWords: Record<ToolFilter, string> = {
  all: 'All Tools',
  productivity: 'Productivity',
  development: 'Development',
  research: 'Research',
  'ai-ml': 'AI & ML',
}
