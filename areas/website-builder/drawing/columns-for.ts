/** The class of a grid in which the last row is not nearly empty. */
export function columnsFor({ length }: readonly unknown[]): string {
  return length === 1 ? 'g1' : length === 2 || length === 4 ? 'g2' : 'g3'
}
