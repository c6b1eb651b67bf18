import type { Recap, RecapItem } from '../contract.ts'

/**
 * Writes a recap as plain text for pasting: each subject with its sources. Addresses of this server
 * begin with `home`.
 */
export function recapAsText({ title, text, items }: Recap, home: string): string {
  return [title, text, ...items.map((item) => itemAsText(item, home))].join('\n\n')
}

export function itemAsText(
  { title, summary, keyFeatures, sources }: RecapItem,
  home: string,
): string {
  return [
    title,
    summary,
    ...keyFeatures.map((feature) => `- ${feature}`),
    'Sources:',
    ...sources.map(({ name, url }) => `- ${name}: ${url.startsWith('/') ? home + url : url}`),
  ].join('\n')
}
