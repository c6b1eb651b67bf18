/**
 * A label in the form for a sentence: "Summaries" becomes "summaries", but "AI agents" keeps its
 * capitals.
 */
export function inSentence(label: string): string {
  const [first = ''] = label.split(' ')
  return /^\p{Lu}\p{Ll}+$/u.test(first) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
