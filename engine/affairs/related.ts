/** Below this, two articles only share words. */
const RELATED_AT = 0.2
/** Two words may be one name, and whoever has it appears in several stories: so much must be shared beside them. */
const NAME_TERMS = 2
const BESIDE_NAME_AT = 0.035
/** News of every kind goes to the Supreme Court. */
const OF_ALL_SUBJECTS = new Set(['suprem', 'court'])

/** Whether who reads one article may want the other, though it is another story. */
export function areRelated(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): boolean {
  const shared = [...one]
    .filter(([term]) => !OF_ALL_SUBJECTS.has(term))
    .map(([term, weight]) => weight * (other.get(term) ?? 0))
    .toSorted((a, b) => b - a)
  const sumOf = (products: number[]) => products.reduce((sum, product) => sum + product, 0)
  return sumOf(shared) >= RELATED_AT && sumOf(shared.slice(NAME_TERMS)) >= BESIDE_NAME_AT
}
