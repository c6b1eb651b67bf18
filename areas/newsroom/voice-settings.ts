/** Languages whose voices can be tried, as in `lang` attributes. */
export const sampleLanguages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
  { value: 'es', label: 'Spanish' },
  { value: 'it', label: 'Italian' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'nl', label: 'Dutch' },
  { value: 'pl', label: 'Polish' },
  { value: 'ru', label: 'Russian' },
  { value: 'ar', label: 'Arabic' },
  { value: 'zh', label: 'Chinese' },
] as const
export type SampleLanguage = (typeof sampleLanguages)[number]['value']

/**
 * The address of a sample for one speaker and language, based on the address that the server gave.
 */
export function sampleAddress(address: string, speaker: 'a' | 'b', language: string): string {
  const asked = new URLSearchParams({ speaker, language })
  return `${address}${address.includes('?') ? '&' : '?'}${asked.toString()}`
}

export function keepsWords(days: number): string {
  return days === -1 ? 'Forever' : `${days} days`
}
