/** The class of a grid whose number of columns fills the last row well. */
export function columnsFor({ length }: readonly unknown[]): string {
  return length === 1 ? 'g1' : length === 2 || length === 4 ? 'g2' : 'g3'
}
